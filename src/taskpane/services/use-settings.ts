import { useCallback, useSyncExternalStore } from "react";
import { useServices } from "./services.js";

interface SettingsView {
  readonly serviceAddress: string;
  readonly hasKey: boolean;
  readonly isKeyRemembered: boolean;
}

/** The settings as the pane shows them, kept up to date; the key itself never enters a component. */
export function useSettings(): SettingsView {
  const { settings } = useServices();
  const subscribe = useCallback((listener: () => void) => settings.onChange(listener), [settings]);
  const serviceAddress = useSyncExternalStore(
    subscribe,
    () => settings.getPreferences().serviceAddress,
  );
  const hasKey = useSyncExternalStore(subscribe, () => settings.getApiKey() !== null);
  const isKeyRemembered = useSyncExternalStore(subscribe, () => settings.isKeyRemembered());
  return { serviceAddress, hasKey, isKeyRemembered };
}
