import { useState, type KeyboardEvent } from "react";
import { makeStyles } from "@fluentui/react-components";
import type { AskedPart } from "../../../../statistics/index.js";
import { fitAsked, type AskedFit } from "../../../model/asked-fit.js";
import { formulaOf } from "../../../model/formula-of.js";
import { itemKey, type FoundItem } from "../../../model/found-item.js";
import { useMayShowData } from "../../../services/use-rights.js";
import { useSearch } from "../../../session/search/search-provider.js";
import { ResultRow } from "./ResultRow.js";

const useStyles = makeStyles({
  // A row's buttons lie above the next row, and not above what stays in sight while the list scrolls.
  list: {
    ...{ listStyleType: "none", margin: 0, padding: 0, isolation: "isolate" },
    // Its rows are laid out by its width, which is not the pane's beside an item that is open.
    containerType: "inline-size",
  },
});

interface RowListProps {
  readonly items: readonly FoundItem[];
  /** What the search said beside its subject; an indicator's formula takes it over. @default nothing */
  readonly parts?: readonly AskedPart[] | undefined;
  readonly isBusy: boolean;
  readonly onInsert: (formula: string, item?: FoundItem) => void;
}

/** How far a key moves through the rows; the ends are where they are, whatever stands between. */
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

interface Insertable {
  /** Undefined where the key may not show its data, or where it could not mean what was said. */
  readonly formula: string | undefined;
  /** What of the search it takes over; undefined where that said nothing. */
  readonly fit: AskedFit | undefined;
}

/** What an item is inserted with. */
function useInsertable(parts: readonly AskedPart[] = []) {
  const mayShowData = useMayShowData();
  return (item: FoundItem): Insertable => {
    const isAsked = item.kind === "indicators" && parts.length > 0;
    const fit = isAsked ? fitAsked(parts, item) : undefined;
    if (!mayShowData(item.kind) || fit?.isUsable === false) return { formula: undefined, fit };
    return { formula: formulaOf(item, fit?.geos, fit?.rows), fit };
  };
}

/** @param at the row that Tab stops at */
function useRowKeys({ items, parts, isBusy, onInsert }: RowListProps, at: number) {
  const { selected, select, open } = useSearch();
  const insertable = useInsertable(parts);
  return (event: KeyboardEvent<HTMLUListElement>) => {
    const item = items[at];
    const isTitle = event.target instanceof Element && event.target.closest("h3") !== null;
    if (item === undefined || !isTitle) return;
    const step = steps[event.key];
    const { formula, fit } = insertable(item);
    const wantsFormula = event.key === "Insert" || (event.key === "Enter" && fit !== undefined);
    if (step !== undefined) {
      const next = Math.min(items.length - 1, Math.max(0, at + step));
      event.currentTarget.children[next]?.querySelector<HTMLElement>("h3 button")?.focus();
    } else if (event.key === " " && formula !== undefined) {
      select(item, !selected.has(itemKey(item)));
    } else if (event.key === "Enter" && event.ctrlKey) {
      open(item, false, parts);
    } else if (wantsFormula && formula !== undefined) {
      if (!isBusy) onInsert(formula, item);
    } else return;
    event.preventDefault();
  };
}

/**
 * Rows as one stop of Tab: arrows move, Enter opens, Space selects, Insert inserts. Where the search said what
 * the formula is to show, Enter inserts too, and Ctrl+Enter opens.
 */
export function RowList({ items, parts, isBusy, onInsert }: RowListProps) {
  const { selected, select, open } = useSearch();
  const styles = useStyles();
  const insertable = useInsertable(parts);
  const [currentKey, setCurrentKey] = useState<string | null>(null);
  const at = Math.max(
    0,
    items.findIndex((item) => itemKey(item) === currentKey),
  );

  const onKeyDown = useRowKeys({ items, parts, isBusy, onInsert }, at);

  return (
    <ul className={styles.list} onKeyDown={onKeyDown}>
      {items.map((item, index) => {
        const key = itemKey(item);
        const { formula, fit } = insertable(item);
        return (
          <li
            key={key}
            onFocus={() => {
              setCurrentKey(key);
            }}
          >
            <ResultRow
              item={item}
              fit={fit}
              isBusy={isBusy}
              isCurrent={index === at}
              isSelected={selected.has(key)}
              onSelect={(isSelected) => {
                select(item, isSelected);
              }}
              onOpen={(wantsInsert) => {
                open(item, wantsInsert, parts);
              }}
              onInsert={
                formula === undefined
                  ? undefined
                  : () => {
                      onInsert(formula, item);
                    }
              }
            />
          </li>
        );
      })}
    </ul>
  );
}
