import type { Usage } from "../../contract/index.js";
import { dayOf, nextMonth, toUsage } from "../../server/index.js";
import type { ItemUsage, UsageStore } from "../../storage/index.js";
import type { Person } from "./people.js";

/** One answer that somebody got; what it cost was booked to the person when that was known. */
interface Booking {
  readonly operation: string;
  /** The id of what was asked for; `noItem` where it names none that the service knows. */
  readonly item: string;
  readonly bytes: number;
  readonly credits: number;
  /** What it would have cost, had it not been kept. */
  readonly saved?: number;
}

/** Who used what: a key is one person's, and names the team. */
export interface Books {
  /** Counted at once, kept about a second later. */
  book(person: Person, booking: Booking): void;
  /** What a person's key used, from one day to another; this month by default. */
  usageOf(person: Person, days: { readonly from?: string; readonly to?: string }): Promise<Usage>;
}

interface BooksOptions {
  readonly usage: UsageStore;
  readonly items: Pick<ItemUsage, "count">;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onProblem: (error: unknown) => void;
}

export function createBooks({ usage: store, items, now, onProblem }: BooksOptions): Books {
  return {
    book: ({ id: keyId }, { operation, item, bytes, credits, saved = 0 }) => {
      const date = dayOf(now());
      items.count({ date, operation, item, calls: 1, credits, bytes, saved });
      store.charge({ keyId, date, operation, calls: 1, credits: 0, bytes, saved }).catch(onProblem);
    },
    usageOf: async (person, { from, to }) => {
      const today = dayOf(now());
      const month = today.slice(0, 7);
      const [first, last] = [from ?? `${month}-01`, to ?? today];
      return toUsage(person, {
        ...{ from: first, to: last, until: nextMonth(now()) },
        records: await store.read({ keyId: person.id, from: first, to: last }),
        used: await store.creditsInMonth(person.id, month),
      });
    },
  };
}
