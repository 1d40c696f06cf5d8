import { Text } from "@fluentui/react-components";
import { useMessages } from "../messages/use-messages.js";
import { CardList } from "../search/CardList.js";
import { useSaved } from "./saved-state.js";

export interface SavedListProps {
  readonly isBusy: boolean;
  readonly onInsert: (formula: string) => void;
}

export function SavedList({ isBusy, onInsert }: SavedListProps) {
  const { saved: texts } = useMessages();
  const { items } = useSaved();
  if (items.length === 0) return <Text>{texts.empty}</Text>;
  return <CardList items={items} isBusy={isBusy} onInsert={onInsert} />;
}
