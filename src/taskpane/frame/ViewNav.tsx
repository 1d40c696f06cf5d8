import { Button, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { useMessages } from "../messages/use-messages.js";
import { viewNames } from "../model/view-names.js";
import { useRouter } from "./router.js";

const useStyles = makeStyles({
  nav: {
    display: "flex",
    flexWrap: "wrap",
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  view: {
    minWidth: 0,
    borderRadius: 0,
    borderBottom: "3px solid transparent",
    fontWeight: tokens.fontWeightRegular,
    // Forced colours paint transparent borders, too: buttons side by side would become a grid of boxes.
    "@media (forced-colors: active)": {
      borderTopColor: "Canvas",
      borderLeftColor: "Canvas",
      borderRightColor: "Canvas",
    },
  },
  current: {
    borderBottomColor: tokens.colorCompoundBrandStroke,
    fontWeight: tokens.fontWeightSemibold,
    // Fluent's own colour on hover would take the mark away.
    ":hover": { borderBottomColor: tokens.colorCompoundBrandStroke },
    "@media (forced-colors: active)": { borderBottomColor: "Highlight" },
  },
  other: { "@media (forced-colors: active)": { borderBottomColor: "Canvas" } },
});

/** The pane's screens as a row of buttons: places to go, not tabs of one panel. */
export function ViewNav() {
  const { app } = useMessages();
  const { view, go } = useRouter();
  const styles = useStyles();
  return (
    <nav aria-label={app.viewsLabel} className={styles.nav}>
      {viewNames.map((name) => (
        <Button
          key={name}
          appearance="transparent"
          aria-current={name === view ? "page" : undefined}
          className={mergeClasses(styles.view, name === view ? styles.current : styles.other)}
          onClick={() => {
            go(name);
          }}
        >
          {app.views[name]}
        </Button>
      ))}
    </nav>
  );
}
