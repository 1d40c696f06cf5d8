import { Button, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { useMessages } from "../messages/use-messages.js";
import { mainViews } from "../model/view-names.js";
import { MeterSign } from "./MeterSign.js";
import { useRouter } from "./router.js";
import { ViewMenu } from "./ViewMenu.js";
import { narrow } from "./widths.js";

const useStyles = makeStyles({
  nav: {
    position: "relative",
    display: "flex",
    alignItems: "stretch",
    height: "40px",
    paddingInline: tokens.spacingHorizontalXS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [narrow]: { flexWrap: "wrap", height: "auto" },
  },
  view: {
    [narrow]: { flexShrink: 0 },
    minWidth: 0,
    paddingInline: "7px",
    whiteSpace: "nowrap",
    // The narrowest pane that Excel makes: the names of some languages would touch.
    "@media (max-width: 340px)": { paddingInline: "4px", fontSize: tokens.fontSizeBase200 },
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
  space: { flexGrow: 1 },
});

/** The pane's screens in one row: the four that are worked in, what has been spent, and the others. */
export function ViewNav() {
  const { app } = useMessages();
  const { view, go } = useRouter();
  const styles = useStyles();
  return (
    <nav aria-label={app.viewsLabel} className={styles.nav}>
      {mainViews.map((name) => (
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
      <span className={styles.space} />
      <MeterSign />
      <ViewMenu />
    </nav>
  );
}
