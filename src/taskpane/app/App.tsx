import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import {
  FluentProvider,
  Spinner,
  makeStyles,
  tokens,
  webDarkTheme,
} from "@fluentui/react-components";
import { useSettings } from "../services/use-settings.js";
import { useMessages } from "../messages/use-messages.js";
import { SearchProvider } from "../session/search/search-provider.js";
import { useServices } from "../services/services.js";
import { Announcer } from "../frame/announcer.js";
import { RouterContext, type Router } from "../frame/router.js";
import type { ViewName } from "../model/view-names.js";
import { ScreenBoundary } from "./ScreenBoundary.js";
import { screens } from "./screens.js";
import { Tips } from "./Tips.js";
import { useFocusBeside } from "./use-focus-beside.js";
import { narrow } from "../frame/widths.js";
import { DarkContext, useTheme } from "../frame/use-theme.js";
import { NearBudget } from "../frame/NearBudget.js";
import { ViewNav } from "../frame/ViewNav.js";

const useStyles = makeStyles({
  pane: {
    minHeight: "100vh",
    backgroundColor: tokens.colorNeutralBackground1,
    // Titles and names are others' words, as long as they like.
    overflowWrap: "break-word",
    "& .fui-Field__hint": { overflowWrap: "anywhere" },
    "& .fui-Select__select": { textOverflow: "ellipsis" },
    // Fluent's mark is a second underline, of which a title that is cut shows none.
    "& .fui-Link:focus-visible": {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      borderRadius: tokens.borderRadiusSmall,
    },
    // Fluent's fields are 250 pixels wide at least.
    [narrow]: {
      hyphens: "auto",
      overflowWrap: "anywhere",
      "& .fui-Field, & .fui-Input, & .fui-Textarea, & .fui-Textarea__textarea": { minWidth: 0 },
      "& .fui-Select__select, & .fui-Input__input": { minWidth: 0, width: "100%" },
    },
  },
  views: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  screen: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    outlineStyle: "none",
  },
});

/** Frame of the pane: theme, views, live region. Screens know nothing of each other. */
export function App() {
  const services = useServices();
  const styles = useStyles();
  const theme = useTheme(services.hostTheme);
  const { app } = useMessages();
  const [view, setView] = useState<ViewName>(useSettings().hasKey ? "search" : "connection");
  const screen = useRef<HTMLElement>(null);

  const go = useCallback((next: ViewName) => {
    setView(next);
    // The new screen is painted in the next frame; its landmark then takes the focus.
    requestAnimationFrame(() => {
      const main = screen.current;
      if (main === null) return;
      // From an element that Tab cannot reach, office.js in a browser hands Tab to Excel (it prevents
      // the key's default), so that the user would leave the pane instead of entering the screen.
      main.tabIndex = 0;
      main.focus();
    });
  }, []);
  useEffect(() => services.onViewRequest(go), [go, services]);
  useFocusBeside(screen);
  const router = useMemo<Router>(() => ({ view, go }), [view, go]);
  const Screen = screens[view];

  return (
    <FluentProvider theme={theme} className={styles.pane}>
      <Announcer view={view}>
        <RouterContext value={router}>
          <DarkContext value={theme === webDarkTheme}>
            <SearchProvider>
              <ViewNav />
              <NearBudget />
              <main
                ref={screen}
                tabIndex={-1}
                className={styles.screen}
                onBlur={({ target, currentTarget }) => {
                  if (target === currentTarget) currentTarget.tabIndex = -1;
                }}
              >
                <ScreenBoundary key={view}>
                  <Suspense fallback={<Spinner size="tiny" label={app.loading} />}>
                    <Screen />
                  </Suspense>
                </ScreenBoundary>
              </main>
              <Tips />
            </SearchProvider>
          </DarkContext>
        </RouterContext>
      </Announcer>
    </FluentProvider>
  );
}
