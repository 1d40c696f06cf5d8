import { Text } from "@fluentui/react-components";
import { useMessages } from "../../../messages/use-messages.js";
import { useSearch } from "../../../session/search/search-provider.js";
import type { SearchQuestion } from "../../../session/search/search-state.js";
import { useSearchCost } from "../use-search-price.js";

/** Free lists are asked while the user types; below them, what Enter brings and costs. */
export function RestHint({ asked }: { readonly asked: SearchQuestion }) {
  const { search: texts } = useMessages();
  const { query, isTyping } = useSearch();
  const price = useSearchCost();
  if (!isTyping || asked.query !== query.trim()) return null;
  if (price === null || price.atMost === 0) return null;
  return <Text size={200}>{texts.enterForRest(price)}</Text>;
}
