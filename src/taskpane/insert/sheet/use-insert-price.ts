import type { Price } from "../../../client/index.js";
import { useCallsPrice } from "../../items/use-calls-price.js";
import type { ShownContent } from "../../items/use-content.js";
import type { FormulaCall } from "../../model/formula-of.js";
import type { FoundItem } from "../../model/found-item.js";
import type { InsertForm } from "../../model/insert-form.js";

interface Priced {
  readonly item: FoundItem;
  readonly form: InsertForm;
  /** The formula that is written; for forms that are one. */
  readonly call: FormulaCall | undefined;
  readonly content: ShownContent;
}

/** What the insertion would cost now; null until it is known, and for what costs nothing. */
export function useInsertPrice({ item, form, call, content }: Priced): Price | null {
  const isCall = form === "formula" || form === "card";
  const ofCall = useCallsPrice(isCall && call !== undefined ? [call] : [], content.state);
  const hasData = item.kind === "statistics" || item.kind === "indicators";
  if (!hasData || form === "link") return null;
  const price = isCall ? ofCall : content.price;
  return price === null || price.atMost === 0 ? null : price;
}
