import { dayOf } from "../../server/index.js";
import type { ItemSums, UsageRecord } from "../../storage/index.js";
import type { Person } from "../people/index.js";
import { noTeam } from "../people/index.js";

type Sums = { readonly calls: number; readonly credits: number };

/** Somebody, or a team, and what was spent. */
export interface Spender {
  readonly name: string;
  readonly team: string;
  readonly today: number;
  readonly month: number;
}

export interface SpendingReport {
  /** YYYY-MM-DD */
  readonly today: string;
  /** Credits a day, the oldest first, without a gap. */
  readonly days: readonly { readonly date: string; readonly credits: number }[];
  readonly firm: Pick<Spender, "today" | "month">;
  /** What answers that were kept whole would have cost this month. */
  readonly saved: number;
  readonly teams: readonly Spender[];
  readonly people: readonly Spender[];
  /** Of this month, the dearest first. */
  readonly operations: readonly (Sums & { readonly operation: string })[];
  /** Those of the firm's calls that were dearest this month. */
  readonly items: readonly ItemSums[];
}

const shownDays = 30;
const dayMs = 24 * 60 * 60_000;

/** The first day that a report needs. */
export const firstDay = (now: number): string => {
  const [thirtyAgo, month] = [dayOf(now - (shownDays - 1) * dayMs), `${dayOf(now).slice(0, 7)}-01`];
  return thirtyAgo < month ? thirtyAgo : month;
};

/** Shares of a call's price may be fractions, whose sums are not exact. */
const rounded = (credits: number) => Math.round(credits * 1e6) / 1e6;

const sumOf = (records: readonly UsageRecord[]) =>
  rounded(records.reduce((sum, { credits }) => sum + credits, 0));

const byMonth = (a: Spender, b: Spender) =>
  b.month - a.month || (a.name < b.name ? -1 : Number(a.name > b.name));

interface ReportOptions {
  /** From `firstDay` on. */
  readonly records: readonly UsageRecord[];
  /** Of this month, the dearest first. */
  readonly items: readonly ItemSums[];
  /** Everybody who ever had a key, by its id. */
  readonly people: ReadonlyMap<string, Person>;
  readonly now: number;
}

/** Who, or which team, by a name that a key leads to; those of the month who spent nothing as well. */
function toSpenders(
  { people, now }: ReportOptions,
  month: readonly UsageRecord[],
  nameOf: (person: Pick<Person, "name" | "team">) => Pick<Spender, "name" | "team">,
): Spender[] {
  const today = dayOf(now);
  const unknown = (keyId: string) => ({ name: keyId, team: noTeam });
  const groups = new Map<string, { of: Pick<Spender, "name" | "team">; records: UsageRecord[] }>();
  const groupOf = (person: Pick<Person, "name" | "team">) => {
    const of = nameOf(person);
    const group = groups.get(of.name) ?? { of, records: [] };
    groups.set(of.name, group);
    return group;
  };
  for (const person of people.values()) groupOf(person).of = nameOf(person);
  for (const record of month)
    groupOf(people.get(record.keyId) ?? unknown(record.keyId)).records.push(record);
  return [...groups.values()]
    .map(({ of, records }) => ({
      ...of,
      today: sumOf(records.filter(({ date }) => date === today)),
      month: sumOf(records),
    }))
    .sort(byMonth);
}

function toOperations(month: readonly UsageRecord[]): SpendingReport["operations"] {
  const sums = new Map<string, Sums>();
  for (const { operation, calls, credits } of month) {
    const before = sums.get(operation) ?? { calls: 0, credits: 0 };
    sums.set(operation, { calls: before.calls + calls, credits: before.credits + credits });
  }
  return [...sums]
    .map(([operation, { calls, credits }]) => ({ operation, calls, credits: rounded(credits) }))
    .sort((a, b) => b.credits - a.credits || b.calls - a.calls);
}

export function toSpendingReport(options: ReportOptions): SpendingReport {
  const { records, items, now } = options;
  const today = dayOf(now);
  const month = records.filter(({ date }) => date.slice(0, 7) === today.slice(0, 7));
  const days = Array.from({ length: shownDays }, (_, at) => {
    const date = dayOf(now - (shownDays - 1 - at) * dayMs);
    return { date, credits: sumOf(records.filter((record) => record.date === date)) };
  });
  return {
    ...{ today, days },
    firm: { today: days.at(-1)?.credits ?? 0, month: sumOf(month) },
    saved: rounded(month.reduce((sum, { saved = 0 }) => sum + saved, 0)),
    teams: toSpenders(options, month, ({ team }) => ({ name: team, team })),
    people: toSpenders(options, month, ({ name, team }) => ({ name, team })),
    operations: toOperations(month),
    items: items.map((one) => ({
      ...{ ...one, credits: rounded(one.credits), saved: rounded(one.saved) },
    })),
  };
}
