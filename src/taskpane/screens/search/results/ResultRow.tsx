import { Link, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { fitText, misfitText } from "../../../items/fit-text.js";
import { itemFacts } from "../../../items/item-facts.js";
import { Sparkline } from "../../../items/Sparkline.js";
import { narrow } from "../../../frame/widths.js";
import { useMessages } from "../../../messages/use-messages.js";
import { useServices } from "../../../services/services.js";
import { LastLine } from "./LastLine.js";
import { RowActions, type RowActionsProps } from "./RowActions.js";

// What can be done stands over the end of the last line, whose facts make room: half a fact is another one.
const actionsWidth = "224px";
const alwaysBeside = { "& [data-last]": { paddingInlineEnd: actionsWidth } } as const;
// Facts that went to another line would move with every row that the mouse passes: where the row is narrow, the first
// is cut in sight, those that have no room beside the actions are not seen, and the row stays as high as it is; where
// it is wide, that room is always left.
const belowActions = {
  "@supports not (container-type: inline-size)": alwaysBeside,
  "& [data-last=lost]": { paddingInlineEnd: actionsWidth },
  "@container (max-width: 600px)": {
    "& [data-last=facts] > :first-child": {
      maxWidth: `calc(100% - ${actionsWidth})`,
      whiteSpace: "nowrap",
    },
    "& [data-last=facts] > :not(:first-child)": { visibility: "hidden" },
  },
} as const;
// In the narrowest pane what can be done stands below the row, as where nothing hovers.
const hovered = "@media (hover: hover) and (min-width: 241px)";

const useStyles = makeStyles({
  row: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: tokens.spacingHorizontalS,
    padding: "2px 4px",
    [narrow]: { flexWrap: "wrap" },
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ":hover": {
      backgroundColor: tokens.colorNeutralBackground1Hover,
      zIndex: 1,
      [hovered]: belowActions,
    },
    ":focus-within": { zIndex: 1, [hovered]: belowActions },
    [hovered]: { "@container (min-width: 601px)": alwaysBeside },
    ":hover [data-actions]": { opacity: 1 },
    ":focus-within [data-actions]": { opacity: 1 },
  },
  selected: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    zIndex: 1,
    [hovered]: belowActions,
  },
  text: {
    flexGrow: 1,
    minWidth: 0,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
  },
  // Beside what stands above the last line, which has the whole width.
  figures: {
    display: "flex",
    gridColumn: 2,
    gridRow: 1,
    marginInlineStart: "8px",
    [narrow]: { display: "none" },
  },
  figuresOfTwo: { gridRow: "1 / span 2" },
  heading: { margin: 0, fontSize: "13px", lineHeight: "17px", fontWeight: "inherit" },
  title: {
    display: "-webkit-box",
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- no browser clamps lines without it
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
    [narrow]: { WebkitLineClamp: "none" },
    overflow: "hidden",
    overflowWrap: "anywhere",
    textAlign: "start",
    fontSize: "13px",
    lineHeight: "17px",
    fontWeight: tokens.fontWeightMedium,
    color: tokens.colorNeutralForeground1,
    // A whole title is a large target; its underline would be a wall.
    textDecorationLine: "none",
    // Whoever goes through the results by keyboard has no tip.
    ":focus-visible": { WebkitLineClamp: "none" },
  },
  short: {
    WebkitLineClamp: 1,
    [narrow]: { WebkitLineClamp: "none" },
    ":focus-visible": { WebkitLineClamp: "none" },
  },
  taken: {
    display: "block",
    gridColumn: 1,
    overflow: "hidden",
    whiteSpace: "nowrap",
    textOverflow: "ellipsis",
    [narrow]: { whiteSpace: "normal" },
    fontSize: tokens.fontSizeBase200,
    lineHeight: "16px",
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
});

/** A result in at most 56 px: name, what is known of its figures, and what can be done with it. */
export function ResultRow(props: RowActionsProps) {
  const { item, fit, isCurrent, isSelected, onOpen } = props;
  const { search, said, language } = useMessages();
  const { language: platform } = useServices();
  const styles = useStyles();
  const facts = itemFacts(item, search, language);
  const all = [...(item.isPremium ? [search.premium] : []), ...facts];
  const taken = fit === undefined ? "" : fitText(fit, item, { search, said });
  const lost = fit === undefined ? "" : misfitText(fit, said, platform());
  return (
    <article
      className={mergeClasses(styles.row, isSelected && styles.selected)}
      aria-label={item.title}
    >
      <div className={styles.text}>
        <h3 className={styles.heading} lang={item.contentLanguage}>
          <Link
            as="button"
            className={mergeClasses(styles.title, fit !== undefined && styles.short)}
            title={item.title}
            tabIndex={isCurrent ? 0 : -1}
            onClick={() => {
              onOpen(false);
            }}
          >
            {item.title}
          </Link>
        </h3>
        {fit !== undefined && (
          <span className={styles.taken} title={taken}>
            {taken}
          </span>
        )}
        <LastLine lost={lost} facts={all} />
        <span className={mergeClasses(styles.figures, fit !== undefined && styles.figuresOfTwo)}>
          <Sparkline item={item} />
        </span>
      </div>
      <RowActions {...props} />
    </article>
  );
}
