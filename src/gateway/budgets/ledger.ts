import { ApiError } from "../../contract/index.js";
import { dayOf, nextDay, nextMonth } from "../../server/index.js";
import type { UsageRecord } from "../../storage/index.js";
import type { Person } from "../people/index.js";
import type { Reservation } from "../upstream/index.js";
import type { Budgets, Limit } from "./budgets-file.js";

/** What was spent, and is set aside, against the budgets. */
export interface Ledger {
  /** Sets aside before the call, at once: many together cannot overspend. @throws ApiError 403 */
  reserve(person: Person, credits: number): Promise<Reservation>;
  /** A sentence, once 80 % of a budget of this person are used. */
  notice(person: Person): string | undefined;
}

interface LedgerOptions {
  readonly budgets: () => Budgets;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** What was used before, this month. */
  readonly records: readonly UsageRecord[];
  /** Everybody who ever had a key. */
  readonly people: ReadonlyMap<string, Person>;
}

const periods = ["day", "month"] as const;
type Period = (typeof periods)[number];

/** Who a budget is for, and the one that holds. */
interface Purse {
  readonly id: string;
  readonly owner: string;
  readonly limit: Limit | undefined;
}

const purses = ({ name, team }: Pick<Person, "name" | "team">, budgets: Budgets): Purse[] => [
  { id: `person ${name}`, owner: "your", limit: budgets.people?.[name] ?? budgets.everyPerson },
  { id: `team ${team}`, owner: "your team's", limit: budgets.teams?.[team] ?? budgets.everyTeam },
  { id: "firm", owner: "the firm's", limit: budgets.firm },
];

const noticeFrom = 0.8;

/** Credits by purse, day and month; days and months that are over count for nothing. */
function createSums(now: () => number) {
  const spent = new Map<string, number>();
  const entryOf = (id: string, period: Period, date: string) =>
    `${period === "day" ? date : date.slice(0, 7)} ${id}`;
  let today = "";
  const dateNow = () => {
    const date = dayOf(now());
    for (const entry of date === today ? [] : spent.keys()) {
      const of = entry.split(" ", 1)[0] ?? "";
      if (of !== date && of !== date.slice(0, 7)) spent.delete(entry);
    }
    today = date;
    return date;
  };
  return {
    dateNow,
    add: (ids: readonly string[], date: string, credits: number) => {
      for (const id of ids) {
        for (const period of periods) {
          const entry = entryOf(id, period, date);
          spent.set(entry, (spent.get(entry) ?? 0) + credits);
        }
      }
    },
    used: (id: string, period: Period) => spent.get(entryOf(id, period, dateNow())) ?? 0,
  };
}

function toNotice(owner: string, period: Period, used: number, limit: number): string {
  const percent = Math.floor((used / limit) * 100);
  return `${String(percent)} % of ${owner} budget for this ${period} are used: ${String(used)} of ${String(limit)} credits.`;
}

export function createLedger({ budgets, now, records, people }: LedgerOptions): Ledger {
  const { add, used, dateNow } = createSums(now);
  const idsOf = (person: Pick<Person, "name" | "team">) => purses(person, {}).map(({ id }) => id);
  for (const { keyId, date, credits } of records) {
    const person = people.get(keyId);
    add(person === undefined ? ["firm"] : idsOf(person), date, credits);
  }
  const limitsOf = (person: Person) =>
    purses(person, budgets()).flatMap(({ id, owner, limit }) =>
      periods.flatMap((period) => {
        const most = limit?.[period];
        return most === undefined ? [] : [{ owner, period, most, used: used(id, period) }];
      }),
    );
  const refusal = (owner: string, period: Period, most: number) => {
    const until = (period === "day" ? nextDay : nextMonth)(now());
    const { contact } = budgets();
    const help = contact === undefined ? "" : ` ${contact} can raise it.`;
    return new ApiError(
      "forbidden",
      `The call would pass ${owner} budget of ${String(most)} credits for this ${period}; the next ${period} begins on ${until.slice(0, 10)}.${help}`,
      { refused: "allowance", until },
    );
  };

  return {
    reserve: (person, credits) => {
      const full = limitsOf(person).find((one) => one.used + credits > one.most);
      if (credits > 0 && full !== undefined)
        return Promise.reject(refusal(full.owner, full.period, full.most));
      const [ids, date] = [idsOf(person), dateNow()];
      add(ids, date, credits);
      return Promise.resolve({
        settle: (actual: number) => {
          add(ids, date, actual - credits);
          return Promise.resolve();
        },
      });
    },
    notice: (person) => {
      const told = limitsOf(person).filter((one) => one.used >= noticeFrom * one.most);
      const [first] = told.sort((a, b) => b.used / b.most - a.used / a.most);
      if (first === undefined || first.most === 0) return undefined;
      return toNotice(first.owner, first.period, first.used, first.most);
    },
  };
}
