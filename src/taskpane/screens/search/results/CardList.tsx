import { makeStyles, tokens } from "@fluentui/react-components";
import { itemKey, type FoundItem } from "../../../model/found-item.js";
import { formulaOf } from "../../../model/formula-of.js";
import { ResultCard } from "./ResultCard.js";
import { useSearch } from "../../../session/search-state.js";

const useStyles = makeStyles({
  list: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalS,
    listStyleType: "none",
    margin: 0,
    padding: 0,
  },
});

export interface CardListProps {
  readonly items: readonly FoundItem[];
  readonly isBusy: boolean;
  readonly onInsert: (formula: string) => void;
}

export function CardList({ items, isBusy, onInsert }: CardListProps) {
  const { selected, select, open } = useSearch();
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {items.map((item) => {
        const formula = formulaOf(item);
        return (
          <li key={itemKey(item)}>
            <ResultCard
              item={item}
              isBusy={isBusy}
              isSelected={selected.has(itemKey(item))}
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
                      onInsert(formula);
                    }
              }
            />
          </li>
        );
      })}
    </ul>
  );
}
