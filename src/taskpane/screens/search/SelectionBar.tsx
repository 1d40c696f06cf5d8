import { Button, Text, makeStyles, tokens } from "@fluentui/react-components";
import { writeStatFormula } from "../../../workbook/index.js";
import { latestValueCalls } from "../../insert/use-latest-values.js";
import { useCallsPrice } from "../../items/use-calls-price.js";
import { useMessages } from "../../messages/use-messages.js";
import { LatestValuesButton } from "../../insert/LatestValuesButton.js";
import { useMayShowData } from "../../services/use-rights.js";
import { useSearch } from "../../session/search/search-provider.js";
import { keptAtBottom } from "./kept-in-sight.js";

const useStyles = makeStyles({
  bar: {
    position: "sticky",
    bottom: 0,
    zIndex: 1,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: tokens.spacingHorizontalS,
    padding: tokens.spacingVerticalS,
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  count: {
    display: "flex",
    alignItems: "center",
    columnGap: tokens.spacingHorizontalM,
    width: "100%",
  },
});

interface SelectionBarProps {
  readonly isBusy: boolean;
  readonly onInsert: (formula: string) => void;
}

/** What can be done with several results at once. */
export default function SelectionBar({ isBusy, onInsert }: SelectionBarProps) {
  const { search: texts } = useMessages();
  const { selected, clearSelection } = useSearch();
  const styles = useStyles();
  const mayShowData = useMayShowData();
  const items = [...selected.values()].filter(({ kind }) => mayShowData(kind));
  const price = useCallsPrice(items.flatMap(latestValueCalls));
  if (items.length === 0) return null;
  const areStatistics = items.every(({ kind }) => kind === "statistics");
  return (
    <div
      ref={keptAtBottom}
      role="group"
      aria-label={texts.selected(items.length)}
      className={styles.bar}
    >
      <div className={styles.count}>
        <Text>{texts.selected(items.length)}</Text>
        {price !== null && (
          <Text size={200}>{price.isCached ? texts.dataKept : texts.dataPrice(price)}</Text>
        )}
        <Button size="small" appearance="subtle" onClick={clearSelection}>
          {texts.clearSelection}
        </Button>
      </div>
      {areStatistics && (
        <Button
          size="small"
          appearance="primary"
          disabledFocusable={isBusy}
          onClick={() => {
            const ids = items.map(({ id }) => String(id)).join(",");
            onInsert(writeStatFormula("DATA", [{ kind: "literal", value: ids }]));
          }}
        >
          {texts.insertSideBySide}
        </Button>
      )}
      <LatestValuesButton items={items} />
    </div>
  );
}
