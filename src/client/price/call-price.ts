import { operations, type OperationId } from "../../contract/index.js";

export interface CallPrice {
  /** Of one answered call; a call that is refused or fails costs nothing. */
  readonly credits: number;
  /** False where the price is assumed: neither published nor entered by the user. */
  readonly isKnown: boolean;
}

/** Prices that the user entered, in credits a call. */
export type OwnPrices = Readonly<Partial<Record<OperationId, number>>>;

/** What one call costs: by the user's own price, else the published one. */
export function callPrice(operation: OperationId, ownPrices: OwnPrices = {}): CallPrice {
  const own = ownPrices[operation];
  const { credits, isPriceKnown } = operations[operation];
  return { credits: own ?? credits, isKnown: own !== undefined || isPriceKnown };
}
