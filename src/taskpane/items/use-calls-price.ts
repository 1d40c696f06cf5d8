import { useEffect, useMemo, useState } from "react";
import type { RequestsPrice } from "../../workbook/index.js";
import { useServices } from "../services/services.js";

/** A call of a function with the values of its arguments. */
interface PricedCall {
  readonly functionId: string;
  readonly args: readonly unknown[];
}

/**
 * What these calls would cost together as formulas; null until it is known. What they ask is found by
 * the functions themselves, so that it cannot differ from what the cells will do. `at` makes it look again.
 */
export function useCallsPrice(
  calls: readonly PricedCall[],
  at: unknown = null,
): RequestsPrice | null {
  const { data } = useServices();
  const text = JSON.stringify(calls);
  const wanted = useMemo(() => JSON.parse(text) as PricedCall[], [text]);
  const [found, setFound] = useState<{ text: string; price: RequestsPrice } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const find = async () => {
      const plans = await Promise.all(wanted.map((call) => data.plan(call.functionId, call.args)));
      const price = await data.price(plans.flat());
      if (isCurrent) setFound({ text, price });
    };
    // Without a price the hint is left out; the formulas themselves say what is wrong.
    find().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [at, data, text, wanted]);
  return found?.text === text ? found.price : null;
}
