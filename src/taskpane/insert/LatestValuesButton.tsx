import { Button } from "@fluentui/react-components";
import { useAnnounce } from "../frame/announcer.js";
import type { FoundItem } from "../model/found-item.js";
import { useMessages } from "../messages/use-messages.js";
import { InsertLine } from "./InsertLine.js";
import { useLatestValues } from "./use-latest-values.js";

/** Inserts several items as a list with the latest value of each, live. */
export function LatestValuesButton({ items }: { readonly items: readonly FoundItem[] }) {
  const { search: texts, insert: words } = useMessages();
  const announce = useAnnounce();
  const { state, insert, clear } = useLatestValues(items, (place) => {
    announce(words.inserted(place));
  });
  return (
    <>
      <Button
        size="small"
        disabledFocusable={state.status === "inserting"}
        onClick={() => void insert()}
      >
        {texts.insertList}
      </Button>
      <InsertLine
        state={state}
        onOverwrite={() => void insert(true)}
        onPlace={(_formula, placement) => void insert(false, placement)}
        onCancel={clear}
      />
    </>
  );
}
