import { useEffect } from "react";
import { useSettings } from "../../services/use-settings.js";
import { useAskedKinds } from "../../services/use-rights.js";
import type { Quote } from "../../../client/index.js";
import { usePrice } from "../../items/use-price.js";
import { useServices } from "../../services/services.js";
import { requestFor } from "../../model/search/filters.js";
import { useSearch } from "../../session/search/search-provider.js";
import { isSameQuestion } from "../../session/search/search-state.js";
import { useSettled } from "./use-settled.js";

/** Shorter texts find everything and nothing. */
const shortest = 2;

/** The kinds that Enter would ask now, and what each and all of them would cost. */
function useAsking() {
  const { query, kind, filters, results } = useSearch();
  const { language } = useServices();
  const settled = useSettled(query.trim());
  const kinds = useAskedKinds()(kind);
  // A search without words has the price of any other.
  const q = settled === "" ? "*" : settled;
  const price = usePrice(
    kinds.map((each) => requestFor(each, q, filters, { size: 10, language: language() })),
    results,
  );
  // Until the typing pauses the price is that of other words, of which it may be that an answer is kept.
  return { settled, kinds, price: settled === query.trim() ? price : null };
}

/** What the search in the box would cost now. */
export const useSearchCost = (): Quote | null => useAsking().price;

/** The same; lists that cost nothing, or whose answer is kept, are asked as soon as the user pauses. */
export function useSearchPrice(): Quote | null {
  const { query, kind, filters, asked, searchFree } = useSearch();
  const { hasKey } = useSettings();
  const { settled, kinds, price } = useAsking();

  useEffect(() => {
    const next = { query: settled, kind, filters };
    const isWaiting =
      settled === query.trim() && settled.length >= shortest && !isSameQuestion(asked, next);
    if (price === null || !hasKey || !isWaiting) return;
    const free = kinds.filter((_each, index) => price.requests[index]?.isFree === true);
    if (free.length > 0) searchFree(free);
  }, [asked, filters, hasKey, kind, kinds, price, query, searchFree, settled]);
  return price;
}
