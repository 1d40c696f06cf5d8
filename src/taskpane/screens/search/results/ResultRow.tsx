import { Button, Link, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { DataLine20Regular } from "@fluentui/react-icons/svg/data-line";
import { fitText, misfitText } from "../../../items/fit-text.js";
import { itemFacts } from "../../../items/item-facts.js";
import { SaveButton } from "../../../items/SaveButton.js";
import { Sparkline } from "../../../items/Sparkline.js";
import { dataRequestsOf, usePrice } from "../../../items/use-price.js";
import { useMessages } from "../../../messages/use-messages.js";
import type { AskedFit } from "../../../model/asked-fit.js";
import type { FoundItem } from "../../../model/found-item.js";
import { useServices } from "../../../services/services.js";

const useStyles = makeStyles({
  row: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: tokens.spacingHorizontalS,
    padding: "2px 4px",
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ":hover": { backgroundColor: tokens.colorNeutralBackground1Hover, zIndex: 1 },
    ":focus-within": { zIndex: 1 },
    ":hover [data-actions]": { opacity: 1 },
    ":focus-within [data-actions]": { opacity: 1 },
  },
  selected: { backgroundColor: tokens.colorNeutralBackground1Selected, zIndex: 1 },
  text: {
    flexGrow: 1,
    minWidth: 0,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
  },
  // Beside what stands above the last line, which has the whole width.
  figures: { display: "flex", gridColumn: 2, gridRow: 1, marginInlineStart: "8px" },
  figuresOfTwo: { gridRow: "1 / span 2" },
  last: { gridColumn: "1 / -1" },
  heading: { margin: 0, fontSize: "13px", lineHeight: "17px", fontWeight: "inherit" },
  title: {
    display: "-webkit-box",
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- no browser clamps lines without it
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
    overflow: "hidden",
    overflowWrap: "anywhere",
    textAlign: "start",
    fontSize: "13px",
    lineHeight: "17px",
    fontWeight: tokens.fontWeightMedium,
    color: tokens.colorNeutralForeground1,
    // A whole title is a large target; its underline would be a wall.
    textDecorationLine: "none",
  },
  short: { WebkitLineClamp: 1 },
  facts: {
    display: "block",
    overflow: "hidden",
    whiteSpace: "nowrap",
    textOverflow: "ellipsis",
    fontSize: tokens.fontSizeBase200,
    lineHeight: "16px",
    color: tokens.colorNeutralForeground2,
  },
  taken: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  actions: {
    position: "absolute",
    insetInlineEnd: "4px",
    // Between the letters of this title and of the next: a click on a title is one on the title.
    bottom: "-4px",
    display: "flex",
    alignItems: "center",
    gap: tokens.spacingHorizontalXS,
    paddingInline: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow4,
    opacity: 0,
    // Where nothing hovers, nothing may hide.
    "@media (hover: none)": { position: "static", flexShrink: 0, boxShadow: "none", opacity: 1 },
  },
  shown: { opacity: 1 },
});

interface ResultRowProps {
  readonly item: FoundItem;
  /** What its formula takes over from the search; undefined where that said nothing. */
  readonly fit: AskedFit | undefined;
  readonly isBusy: boolean;
  /** The row that Tab reaches. */
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly onOpen: (wantsInsert: boolean) => void;
  /** Puts the formula in at once; absent for kinds without data. */
  readonly onInsert: (() => void) | undefined;
}

/** A result in at most 56 px: name, what is known of its figures, and what can be done with it. */
export function ResultRow(props: ResultRowProps) {
  const { item, fit, isCurrent, isSelected, onOpen } = props;
  const { search, said, language } = useMessages();
  const { language: platform } = useServices();
  const styles = useStyles();
  const facts = itemFacts(item, search, language);
  const all = [...(item.isPremium ? [search.premium] : []), ...facts].join(" · ");
  const taken = fit === undefined ? "" : fitText(fit, item, { search, said });
  const lost = fit === undefined ? "" : misfitText(fit, said, platform());
  return (
    <article
      className={mergeClasses(styles.row, isSelected && styles.selected)}
      aria-label={item.title}
    >
      <div className={styles.text}>
        <h3 className={styles.heading}>
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
          <span className={mergeClasses(styles.facts, styles.taken)} title={taken}>
            {taken}
          </span>
        )}
        {/* A row has room for three lines: what is not as it was said is worth more than other facts. */}
        <span
          className={mergeClasses(styles.facts, styles.last)}
          title={[lost, all].filter(Boolean).join(" · ")}
        >
          {lost === "" ? all : lost}
        </span>
        <span className={mergeClasses(styles.figures, fit !== undefined && styles.figuresOfTwo)}>
          <Sparkline item={item} />
        </span>
      </div>
      <RowActions {...props} />
    </article>
  );
}

function RowActions(props: ResultRowProps) {
  const { item, fit, isBusy, isCurrent, isSelected, onSelect, onOpen, onInsert } = props;
  const { search } = useMessages();
  const styles = useStyles();
  const price = usePrice(dataRequestsOf([item], fit?.geos));
  const priced = price === null || price.atMost === 0 ? undefined : search.insertDataPriced(price);
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <div data-actions="" className={mergeClasses(styles.actions, isSelected && styles.shown)}>
      {onInsert !== undefined && (
        <>
          <input
            type="checkbox"
            aria-label={search.selectItem(item.title)}
            tabIndex={tabIndex}
            checked={isSelected}
            onChange={({ target }) => {
              onSelect(target.checked);
            }}
          />
          <Button
            size="small"
            appearance="subtle"
            icon={<DataLine20Regular />}
            aria-label={search.insertChartOf(item.title)}
            title={search.insertChart}
            tabIndex={tabIndex}
            onClick={() => {
              onOpen(true);
            }}
          />
          <Button
            size="small"
            // What is written on the button is part of its name, for those who speak it or only hear it.
            aria-label={[search.insertDataOf(item.title), priced].filter(Boolean).join(". ")}
            tabIndex={tabIndex}
            disabledFocusable={isBusy}
            onClick={onInsert}
          >
            {priced ?? search.insertData}
          </Button>
        </>
      )}
      <SaveButton item={item} tabIndex={tabIndex} />
    </div>
  );
}
