import { useState, type KeyboardEvent } from "react";
import { makeStyles } from "@fluentui/react-components";
import { formulaOf } from "../../../model/formula-of.js";
import { itemKey, type FoundItem } from "../../../model/found-item.js";
import { useMayShowData } from "../../../services/use-rights.js";
import { useSearch } from "../../../session/search/search-provider.js";
import { ResultRow } from "./ResultRow.js";

const useStyles = makeStyles({
  // A row's buttons lie above the next row, and not above what stays in sight while the list scrolls.
  list: { listStyleType: "none", margin: 0, padding: 0, isolation: "isolate" },
});

interface RowListProps {
  readonly items: readonly FoundItem[];
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

/** What an item is inserted with; undefined where the key may not show its data. */
function useInsertable() {
  const mayShowData = useMayShowData();
  return (item: FoundItem) => (mayShowData(item.kind) ? formulaOf(item) : undefined);
}

/** @param at the row that Tab stops at */
function useRowKeys({ items, isBusy, onInsert }: RowListProps, at: number) {
  const { selected, select } = useSearch();
  const insertable = useInsertable();
  return (event: KeyboardEvent<HTMLUListElement>) => {
    const item = items[at];
    const isTitle = event.target instanceof Element && event.target.closest("h3") !== null;
    if (item === undefined || !isTitle) return;
    const step = steps[event.key];
    const formula = insertable(item);
    if (step !== undefined) {
      const next = Math.min(items.length - 1, Math.max(0, at + step));
      event.currentTarget.children[next]?.querySelector<HTMLElement>("h3 button")?.focus();
    } else if (event.key === " " && formula !== undefined) {
      select(item, !selected.has(itemKey(item)));
    } else if (event.key === "Insert" && formula !== undefined) {
      if (!isBusy) onInsert(formula, item);
    } else return;
    event.preventDefault();
  };
}

/** Rows as one stop of Tab: arrows move, Enter opens, Space selects, Insert inserts. */
export function RowList({ items, isBusy, onInsert }: RowListProps) {
  const { selected, select, open } = useSearch();
  const styles = useStyles();
  const insertable = useInsertable();
  const [currentKey, setCurrentKey] = useState<string | null>(null);
  const at = Math.max(
    0,
    items.findIndex((item) => itemKey(item) === currentKey),
  );

  const onKeyDown = useRowKeys({ items, isBusy, onInsert }, at);

  return (
    <ul className={styles.list} onKeyDown={onKeyDown}>
      {items.map((item, index) => {
        const key = itemKey(item);
        const formula = insertable(item);
        return (
          <li
            key={key}
            onFocus={() => {
              setCurrentKey(key);
            }}
          >
            <ResultRow
              item={item}
              isBusy={isBusy}
              isCurrent={index === at}
              isSelected={selected.has(key)}
              onSelect={(isSelected) => {
                select(item, isSelected);
              }}
              onOpen={(wantsInsert) => {
                open(item, wantsInsert);
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
