/** What people, teams and the firm may spend, in a file that an administrator edits. */
import { readFileSync } from "node:fs";
import { Type, type Static } from "typebox";
import { Value } from "typebox/value";

const credits = Type.Optional(Type.Number({ minimum: 0 }));
const Limit = Type.Object({ day: credits, month: credits }, { additionalProperties: false });
/** Credits a day and a calendar month, in UTC. */
export type Limit = Static<typeof Limit>;

const BudgetsFile = Type.Object(
  {
    firm: Type.Optional(Limit),
    /** By name; each of the others has what `everyTeam` and `everyPerson` say. */
    teams: Type.Optional(Type.Record(Type.String(), Limit)),
    everyTeam: Type.Optional(Limit),
    people: Type.Optional(Type.Record(Type.String(), Limit)),
    everyPerson: Type.Optional(Limit),
    /** Who can raise them, for the sentence of a refusal. */
    contact: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { additionalProperties: false },
);
export type Budgets = Static<typeof BudgetsFile>;

/** Names are people's own: one may be that of something every object has. */
export const ownLimit = (
  limits: Readonly<Record<string, Limit>> | undefined,
  name: string,
): Limit | undefined =>
  limits !== undefined && Object.hasOwn(limits, name) ? limits[name] : undefined;

export const limitOfPerson = (budgets: Budgets, name: string): Limit | undefined =>
  ownLimit(budgets.people, name) ?? budgets.everyPerson;

export const limitOfTeam = (budgets: Budgets, name: string): Limit | undefined =>
  ownLimit(budgets.teams, name) ?? budgets.everyTeam;

/**
 * A reader of the file. Nothing is limited where there never was one; one that has gone, as an editor does for a
 * moment, is a fault and no freedom.
 * @throws Error with a sentence where it is not in order
 */
export function createBudgetsReader(): (path: string) => Budgets {
  let wasThere = false;
  return (path) => {
    const budgets = readBudgets(path, wasThere);
    wasThere = budgets !== undefined;
    return budgets ?? {};
  };
}

function readBudgets(path: string, wasThere: boolean): Budgets | undefined {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, "utf8"));
  } catch (cause) {
    const isMissing = (cause as NodeJS.ErrnoException).code === "ENOENT";
    if (isMissing && !wasThere) return undefined;
    if (isMissing) throw new Error(`The budgets ${path} have gone: those read last stay in force.`);
    throw new Error(`The budgets ${path} cannot be read as JSON.`, { cause });
  }
  if (Value.Check(BudgetsFile, value)) return value;
  const where = Value.Errors(BudgetsFile, value)[0]?.instancePath ?? "";
  throw new Error(`The budgets ${path} are not in order at ${where === "" ? "their top" : where}.`);
}
