import { createContext, useContext, useEffect, useState } from "react";
import { webDarkTheme, webLightTheme, type Theme } from "@fluentui/react-components";
import type { HostTheme } from "../services.js";

const darkQuery = "(prefers-color-scheme: dark)";

/**
 * Excel's theme where the host tells it, else the system's. In forced colours Fluent's components
 * take the system's palette by themselves, over the light theme.
 */
export function useTheme(hostTheme: () => HostTheme | undefined): Theme {
  const [isSystemDark, setSystemDark] = useState(() => matchMedia(darkQuery).matches);
  const [host, setHost] = useState(hostTheme);

  useEffect(() => {
    const query = matchMedia(darkQuery);
    const onSystem = () => {
      setSystemDark(query.matches);
    };
    // Excel does not report a change of theme; the pane looks again when it is shown again.
    const onVisible = () => {
      setHost(hostTheme());
    };
    query.addEventListener("change", onSystem);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      query.removeEventListener("change", onSystem);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [hostTheme]);

  return (host?.isDark ?? isSystemDark) ? webDarkTheme : webLightTheme;
}

/** Whether the pane shows its dark theme. */
export const DarkContext = createContext(false);

/** Whether what is drawn by hand stands on a dark ground; forced colours have a ground of their own. */
export function useIsDark(): boolean {
  const isThemeDark = useContext(DarkContext);
  return matchMedia("(forced-colors: active)").matches
    ? matchMedia(darkQuery).matches
    : isThemeDark;
}
