import { extensionHeaders } from "../../contract/index.js";
import type { Forward, Forwarded, ForwardRequest } from "./forwarding.js";

/** Credits that were set aside for a call under way. */
export interface Reservation {
  /** What the call has cost, in the place of what was set aside; once. */
  settle(credits: number): Promise<void>;
}

/** At whose expense the service is asked. */
export interface Payer {
  /** Before a call. @throws ApiError 403 where it would pass a budget of this payer */
  setAside(credits: number): Promise<Reservation>;
  /** Credits so far. */
  readonly charged: number;
}

/** What the service charged: as it says itself, whatever it answered; else its price, and nothing for a refusal. */
function chargedFor(price: number, { status, headers }: Forwarded): number {
  const said = Number(headers[extensionHeaders.credits] ?? NaN);
  if (Number.isFinite(said) && said >= 0) return said;
  return status >= 200 && status < 300 ? price : 0;
}

/** Asks the service for what was set aside, and counts what it charges. */
export async function callPaid(
  forward: Forward,
  request: ForwardRequest,
  { reservation, price }: { readonly reservation: Reservation; readonly price: number },
): Promise<Forwarded> {
  let charged = 0;
  try {
    const paid = await forward({ ...request, credits: price });
    charged = chargedFor(price, paid);
    return paid;
  } finally {
    await reservation.settle(charged);
  }
}
