/** What people, teams and the firm may spend, as an administrator writes it. */
import { Type, type Static } from "typebox";
import { Value } from "typebox/value";

const credits = Type.Optional(Type.Number({ minimum: 0 }));
const Limit = Type.Object({ day: credits, month: credits }, { additionalProperties: false });
/** Credits a day and a calendar month, in UTC. */
export type Limit = Static<typeof Limit>;

const Budgets = Type.Object(
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
export type Budgets = Static<typeof Budgets>;

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

/** @param place where they stand. @throws Error with a sentence where they are not in order */
export function parseBudgets(text: string, place: string): Budgets {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`The budgets of ${place} cannot be read as JSON.`, { cause });
  }
  if (Value.Check(Budgets, value)) return value;
  const where = Value.Errors(Budgets, value)[0]?.instancePath ?? "";
  throw new Error(
    `The budgets of ${place} are not in order at ${where === "" ? "their top" : where}.`,
  );
}

export const toBudgetsText = (budgets: Budgets): string => `${JSON.stringify(budgets, null, 2)}\n`;
