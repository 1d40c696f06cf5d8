import { Button, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { DataLine20Regular } from "@fluentui/react-icons/svg/data-line";
import { narrow } from "../../../frame/widths.js";
import { SaveButton } from "../../../items/SaveButton.js";
import { dataRequestsOf, usePrice } from "../../../items/use-price.js";
import { useMessages } from "../../../messages/use-messages.js";
import type { AskedFit } from "../../../model/asked-fit.js";
import type { FoundItem } from "../../../model/found-item.js";
import { useSearch } from "../../../session/search/search-provider.js";

const inSight = { position: "static", flexShrink: 0, boxShadow: "none", opacity: 1 } as const;

const useStyles = makeStyles({
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
    "@media (hover: none)": inSight,
    [narrow]: { ...inSight, flexShrink: 1, flexWrap: "wrap", backgroundColor: "transparent" },
  },
  shown: { opacity: 1 },
  // As wide as "Insert · 10 credits": nothing moves when the price comes.
  insert: { minWidth: "120px" },
});

export interface RowActionsProps {
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

/** What can be done with a result; in sight where the row has the mouse or the focus. */
export function RowActions(props: RowActionsProps) {
  const { item, fit, isBusy, isCurrent, isSelected, onSelect, onOpen, onInsert } = props;
  const { search } = useMessages();
  const styles = useStyles();
  // Details that were looked at may have fetched them.
  const { opened } = useSearch();
  const price = usePrice(dataRequestsOf([item], fit?.geos), opened);
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
            data-tip=""
            tabIndex={tabIndex}
            onClick={() => {
              onOpen(true);
            }}
          />
          <Button
            size="small"
            className={styles.insert}
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
