import { ApiError } from "../../contract/index.js";
import { dayOf, nextMonth, toErrorBody } from "../../server/index.js";
import type { UsageRecord } from "../../storage/index.js";
import { settling, type Reservation } from "./call-paid.js";
import type { AskWithin } from "./forwarding.js";
import { usageIdOf, type KeyUsage } from "./key-usage.js";
import type { UpstreamAnswer } from "./upstream.js";
import type { UpstreamKeys } from "./upstream-keys.js";

/** What the service would say, had it been asked. */
function refusal(until: string): UpstreamAnswer {
  const { message, code, refused } = new ApiError(
    "forbidden",
    `The firm's keys of the service have no allowance left for this call; the next month begins on ${until.slice(0, 10)}.`,
    { refused: "allowance", until },
  );
  return {
    status: 403,
    headers: { "content-type": "application/json; charset=utf-8" },
    body: Buffer.from(JSON.stringify(toErrorBody(code, message, { refused, until }))),
  };
}

interface AllowancesOptions {
  readonly keys: Pick<UpstreamKeys, "allowanceOf" | "setAside">;
  readonly usage: KeyUsage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The credits are counted before the call: many at once do not pass an allowance, nor does a process that is killed. */
export function createKeyAllowances({ keys, usage, now }: AllowancesOptions): AskWithin {
  const charge = (record: Pick<UsageRecord, "keyId" | "date" | "credits">, allowance?: number) =>
    usage.charge({ ...record, operation: "all", calls: 0, bytes: 0 }, allowance);
  const reserve = async (
    key: string,
    credits: number,
    allowance: number,
  ): Promise<Reservation | undefined> => {
    const record = { keyId: usageIdOf(key), date: dayOf(now()) };
    const isCovered = credits === 0 || (await charge({ ...record, credits }, allowance));
    if (!isCovered) return undefined;
    return {
      settle: async (actual) => {
        if (actual !== credits) await charge({ ...record, credits: actual - credits });
      },
    };
  };
  return async (key, credits, ask) => {
    const allowance = keys.allowanceOf(key);
    if (allowance === undefined) return ask();
    const reservation = await reserve(key, credits, allowance);
    if (reservation !== undefined) return settling(ask, { reservation, price: credits });
    const until = nextMonth(now());
    keys.setAside(key, {
      ...{ why: "used-up", credits, until: Date.parse(until), refusal: refusal(until) },
    });
    return undefined;
  };
}
