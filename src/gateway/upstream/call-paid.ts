import type { IncomingHttpHeaders } from "node:http";
import { ApiError, creditsIn, extensionHeaders } from "../../contract/index.js";
import type { Forward, Forwarded, ForwardRequest } from "./forwarding.js";
import { UpstreamFailure } from "./upstream.js";

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

interface Charged {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** As the service says itself; undefined where it does not. */
const saidIn = (headers: IncomingHttpHeaders): number | undefined =>
  creditsIn(headers[extensionHeaders.credits]?.toString());

/** What the service charged: as it says itself, whatever it answered; else its price, and nothing for a refusal. */
const chargedFor = (price: number, { status, headers }: Charged): number =>
  saidIn(headers) ?? (status >= 200 && status < 300 ? price : 0);

/** What was charged for an answer that broke off, where it had begun by saying so. */
function chargedBefore(error: unknown): number {
  const cause = error instanceof ApiError ? error.cause : undefined;
  return cause instanceof UpstreamFailure ? (saidIn(cause.headers) ?? 0) : 0;
}

/** What was set aside becomes what is charged, whatever comes of the call. @param price where the service does not say */
export async function settling<Answer extends Charged>(
  ask: () => Promise<Answer>,
  { reservation, price }: { readonly reservation: Reservation; readonly price: number },
): Promise<Answer> {
  let charged = 0;
  try {
    const paid = await ask();
    charged = chargedFor(price, paid);
    return paid;
  } catch (error) {
    charged = chargedBefore(error);
    throw error;
  } finally {
    await reservation.settle(charged);
  }
}

/** Asks the service for what was set aside, and counts what it charges. */
export const callPaid = (
  forward: Forward,
  request: ForwardRequest,
  paid: { readonly reservation: Reservation; readonly price: number },
): Promise<Forwarded> => settling(() => forward({ ...request, credits: paid.price }), paid);
