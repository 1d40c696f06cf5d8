import { Text } from "@fluentui/react-components";
import { useMessages } from "../../../messages/use-messages.js";
import { useAskedKinds } from "../../../services/use-rights.js";
import { useSearch } from "../../../session/search/search-provider.js";
import { isSameQuestion, type SearchQuestion } from "../../../session/search/search-state.js";
import { useSearchCost } from "../use-search-price.js";

/** Below lists that are not all: what Enter brings and costs. Free ones come while the user types, others had no budget. */
export function RestHint({ asked }: { readonly asked: SearchQuestion }) {
  const { search: texts } = useMessages();
  const { query, kind, filters, results, isTyping } = useSearch();
  const price = useSearchCost();
  const isWhole = useAskedKinds()(kind).every((each) => results[each] !== undefined);
  const isAsked = isSameQuestion(asked, { query: query.trim(), kind, filters });
  if (!isAsked || (isWhole && !isTyping)) return null;
  if (price === null || price.atMost === 0) return null;
  return <Text size={200}>{texts.enterForRest(price)}</Text>;
}
