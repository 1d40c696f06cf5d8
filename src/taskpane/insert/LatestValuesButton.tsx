import { Button } from "@fluentui/react-components";
import { itemKey, type FoundItem } from "../model/found-item.js";
import { useMessages } from "../messages/use-messages.js";
import { PlaceLine } from "./placing/PlaceLine.js";
import { useLatestValues } from "./use-latest-values.js";
import { usePlaceOf } from "./placing/use-place.js";

/** Inserts several items as a list with the latest value of each, live. */
export function LatestValuesButton({ items }: { readonly items: readonly FoundItem[] }) {
  const { search: texts } = useMessages();
  const { state, insert, choose, clear } = usePlaceOf(items.map(itemKey));
  const list = useLatestValues(items);
  return (
    <>
      <Button
        size="small"
        disabledFocusable={state.status === "running"}
        onClick={() => void insert(list)}
      >
        {texts.insertList}
      </Button>
      <PlaceLine state={state} choose={choose} clear={clear} />
    </>
  );
}
