import { Subtitle2, Text, makeStyles } from "@fluentui/react-components";
import type { FoundItem } from "../../model/found-item.js";
import { useMessages } from "../../messages/use-messages.js";
import { RowList } from "./results/RowList.js";
import { useSaved } from "../../session/saved-state.js";

const useStyles = makeStyles({ heading: { margin: 0 } });

interface SavedListProps {
  readonly isBusy: boolean;
  readonly onInsert: (formula: string, item?: FoundItem) => void;
}

export function SavedList({ isBusy, onInsert }: SavedListProps) {
  const { saved: texts } = useMessages();
  const { items } = useSaved();
  const styles = useStyles();
  if (items.length === 0) return <Text>{texts.empty}</Text>;
  return (
    <>
      <Subtitle2 as="h2" block className={styles.heading}>
        {texts.title}
      </Subtitle2>
      <RowList items={items} isBusy={isBusy} onInsert={onInsert} />
    </>
  );
}
