import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { webDarkTheme, webLightTheme, type Theme } from "@fluentui/react-components";
import type { HostTheme } from "../services/services.js";

const darkQuery = "(prefers-color-scheme: dark)";
const forcedQuery = "(forced-colors: active)";

function useMedia(text: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = matchMedia(text);
      query.addEventListener("change", listener);
      return () => {
        query.removeEventListener("change", listener);
      };
    },
    [text],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(text).matches);
}

/**
 * Excel's theme where the host tells it, else the system's. In forced colours the system paints over
 * both, and says whether its palette is a dark one: what it leaves alone, such as charts, must suit that
 * palette, even where Excel still tells of the theme chosen before.
 */
export function useTheme(hostTheme: () => HostTheme | undefined): Theme {
  const isSystemDark = useMedia(darkQuery);
  const areColoursForced = useMedia(forcedQuery);
  const [host, setHost] = useState(hostTheme);

  useEffect(() => {
    // Excel does not report a change of theme; the pane looks again when it is shown again.
    const onVisible = () => {
      setHost(hostTheme());
    };
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [hostTheme]);

  const isDark = areColoursForced ? isSystemDark : (host?.isDark ?? isSystemDark);
  return isDark ? webDarkTheme : webLightTheme;
}

/** Whether the pane shows its dark theme. */
export const DarkContext = createContext(false);

/** Whether what is drawn by hand stands on a dark ground. */
export const useIsDark = (): boolean => useContext(DarkContext);
