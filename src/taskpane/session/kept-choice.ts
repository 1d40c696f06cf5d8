import { useState } from "react";
import { useServices, type PaneServices } from "../services/services.js";

interface KeptChoice<Value> {
  /** As it stands now. */
  readonly read: (services: PaneServices) => Value;
  /** The same for a control: what is chosen and how it is changed. */
  readonly use: () => readonly [value: Value, choose: (value: Value) => void];
}

/**
 * A choice of the user that is kept on this device; where that keeps nothing, for the session.
 *
 * @param name in the preferences
 * @param understand what is kept, which another version may have written; undefined where nothing is
 */
export function createKeptChoice<Value>(
  name: string,
  understand: (kept: unknown) => Value,
): KeptChoice<Value> {
  const read = ({ settings }: PaneServices) => understand(settings.getPreferences().choices[name]);
  const useChoice: KeptChoice<Value>["use"] = () => {
    const services = useServices();
    const { settings } = services;
    const [value, setValue] = useState(() => read(services));
    return [
      value,
      (next) => {
        const { choices } = settings.getPreferences();
        void settings.setPreferences({ choices: { ...choices, [name]: next } });
        setValue(next);
      },
    ];
  };
  return { read, use: useChoice };
}
