import { ApiError } from "../../contract/index.js";
import { dayOf, nextDay, nextMonth } from "../../server/index.js";
import type { UsageBudget } from "../../contract/index.js";
import type { SpendingStore } from "../../storage/index.js";
import type { Person } from "../people/index.js";
import type { Reservation } from "../upstream/index.js";
import { limitOfPerson, limitOfTeam, type Budgets, type Limit } from "./budgets.js";

/** What was spent, and is set aside, against the budgets. */
export interface Ledger {
  /** Sets aside before the call, at once: many together cannot overspend. @throws ApiError 403 */
  reserve(person: Person, operation: string, credits: number): Promise<Reservation>;
  /** A sentence, once 80 % of a budget of this person are used. */
  notice(person: Person): string | undefined;
  /** Those that hold for a person, and what is left of each. */
  budgetsOf(person: Person): readonly UsageBudget[];
}

interface LedgerOptions {
  readonly budgets: () => Budgets;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly spending: Pick<SpendingStore, "setAside" | "spent">;
}

const periods = ["day", "month"] as const;
type Period = (typeof periods)[number];

/** Who a budget is for, and the one that holds. */
interface Purse {
  readonly of: UsageBudget["of"];
  readonly id: string;
  readonly owner: string;
  readonly limit: Limit | undefined;
}

const purses = ({ name, team }: Pick<Person, "name" | "team">, budgets: Budgets): Purse[] => [
  { of: "person", id: `person ${name}`, owner: "your", limit: limitOfPerson(budgets, name) },
  { of: "team", id: `team ${team}`, owner: "your team's", limit: limitOfTeam(budgets, team) },
  { of: "firm", id: "firm", owner: "the firm's", limit: budgets.firm },
];

const noticeFrom = 0.8;

function toNotice(owner: string, period: Period, used: number, limit: number): string {
  const percent = Math.floor((used / limit) * 100);
  return `${String(percent)} % of ${owner} budget for this ${period} are used: ${String(used)} of ${String(limit)} credits.`;
}

const inPeriod = (date: string): Readonly<Record<Period, string>> => ({
  day: date,
  month: date.slice(0, 7),
});

const namesOf = (person: Pick<Person, "name" | "team">) => purses(person, {}).map(({ id }) => id);

/** The sums in which what a person spends is counted. */
export const sumsOf = (person: Pick<Person, "name" | "team"> | undefined, date: string) =>
  (person === undefined ? ["firm"] : namesOf(person)).flatMap((name) =>
    periods.map((period) => ({ name, period: inPeriod(date)[period] })),
  );

/** What holds for a person on a day: a sum by its name and period, and how much it may be. */
function limitsOn(person: Person, budgets: Budgets, date: string) {
  return purses(person, budgets).flatMap(({ of, id, owner, limit }) =>
    periods.map((period) => ({
      ...{ of, owner, kind: period, limit: limit?.[period] },
      ...{ name: id, period: inPeriod(date)[period] },
    })),
  );
}

/** Equal from answer to answer, until another day or other budgets come. */
function rememberLimits(budgets: LedgerOptions["budgets"]) {
  let last = { budgets: budgets(), date: "" };
  let byPerson = new Map<Person, ReturnType<typeof limitsOn>>();
  return (person: Person, date: string) => {
    const present = budgets();
    if (present !== last.budgets || date !== last.date) {
      last = { budgets: present, date };
      byPerson = new Map();
    }
    let limits = byPerson.get(person);
    if (limits === undefined) byPerson.set(person, (limits = limitsOn(person, present, date)));
    return limits;
  };
}

export function createLedger({ budgets, now, spending }: LedgerOptions): Ledger {
  const limitsOf = rememberLimits(budgets);
  const untilOf = (period: Period) => (period === "day" ? nextDay : nextMonth)(now());
  const refusal = (owner: string, period: Period, most: number) => {
    const until = untilOf(period);
    const { contact } = budgets();
    const help = contact === undefined ? "" : ` ${contact} can raise it.`;
    return new ApiError(
      "forbidden",
      `The call would pass ${owner} budget of ${String(most)} credits for this ${period}; the next ${period} begins on ${until.slice(0, 10)}.${help}`,
      { refused: "allowance", until },
    );
  };

  return {
    reserve: async (person, operation, credits) => {
      const date = dayOf(now());
      const sums = limitsOf(person, date);
      const call = { keyId: person.id, date, operation, credits };
      const made = await spending.setAside({ ...call, sums });
      if ("settle" in made) return made;
      const { name, period, limit = 0 } = made.full;
      const full = sums.find((one) => one.name === name && one.period === period);
      throw refusal(full?.owner ?? "a", full?.kind ?? "month", limit);
    },
    notice: (person) => {
      const limits = limitsOf(person, dayOf(now()));
      if (limits.every(({ limit }) => limit === undefined)) return undefined;
      const told = limits.flatMap(({ limit, name, period, ...one }) => {
        if (limit === undefined || limit === 0) return [];
        const used = spending.spent(name, period);
        return used >= noticeFrom * limit ? [{ ...one, limit, used }] : [];
      });
      const [first] = told.sort((a, b) => b.used / b.limit - a.used / a.limit);
      return first && toNotice(first.owner, first.kind, first.used, first.limit);
    },
    budgetsOf: (person) =>
      limitsOf(person, dayOf(now())).flatMap(({ of, kind, limit, name, period }) => {
        if (limit === undefined) return [];
        const used = spending.spent(name, period);
        const left = Math.max(0, limit - used);
        return [{ ...{ of, period: kind, credits: limit, used, left }, until: untilOf(kind) }];
      }),
  };
}
