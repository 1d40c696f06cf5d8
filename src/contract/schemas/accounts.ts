/** Operations of ours beyond the contract: what a key has used, what requests would cost, whose figures these are. */
import { Type, type Static } from "typebox";

export const UsageDay = Type.Object(
  {
    date: Type.String({ description: "YYYY-MM-DD, in UTC." }),
    operation: Type.String(),
    calls: Type.Integer({ minimum: 0 }),
    credits: Type.Number({ minimum: 0 }),
    bytes: Type.Integer({ minimum: 0 }),
  },
  { $id: "UsageDay" },
);
export type UsageDay = Static<typeof UsageDay>;

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(
  schema: T,
  description: string,
) => Type.Union([schema, Type.Null()], { description });

export const UsageBudget = Type.Object(
  {
    of: Type.Union([Type.Literal("person"), Type.Literal("team"), Type.Literal("firm")]),
    period: Type.Union([Type.Literal("day"), Type.Literal("month")]),
    credits: Type.Number({ minimum: 0, description: "Credits in a period." }),
    used: Type.Number({
      minimum: 0,
      description: "By all who share it, calls under way included.",
    }),
    left: Type.Number({ minimum: 0 }),
    until: Type.String({ description: "When the next period begins." }),
  },
  { $id: "UsageBudget" },
);
export type UsageBudget = Static<typeof UsageBudget>;

export const Usage = Type.Object(
  {
    key: Type.String({ description: "Id of the key, which is no secret." }),
    package: Type.String(),
    from: Type.String({ description: "First day told of, YYYY-MM-DD." }),
    to: Type.String({ description: "Last day told of, YYYY-MM-DD." }),
    days: Type.Array(UsageDay, { description: "Days with a call, oldest first." }),
    calls: Type.Integer({ minimum: 0 }),
    credits: Type.Number({ minimum: 0 }),
    allowance: Type.Object({
      credits: orNull(Type.Number(), "Credits a calendar month; null: no limit."),
      used: Type.Number({ description: "Credits used in the present month." }),
      left: orNull(Type.Number(), "Null: no limit."),
      until: Type.String({ description: "When the present month ends and the next begins." }),
    }),
    expires_at: orNull(Type.String(), "When the key ends; null: it does not."),
    person: Type.Optional(Type.String({ description: "Whose key it is; of a gateway." })),
    team: Type.Optional(Type.String({ description: "Of a gateway, where the key has a team." })),
    budgets: Type.Optional(
      Type.Array(UsageBudget, { description: "Of a gateway: those that hold for this person." }),
    ),
  },
  { $id: "Usage" },
);
export type Usage = Static<typeof Usage>;

export const UsageParameters = Type.Object(
  {
    from: Type.Optional(
      Type.String({ description: "First day, YYYY-MM-DD; the first of this month by default." }),
    ),
    to: Type.Optional(Type.String({ description: "Last day, YYYY-MM-DD; today by default." })),
  },
  { additionalProperties: false },
);
export type UsageParameters = Static<typeof UsageParameters>;

export const LinkBody = Type.Object(
  { link: Type.String({ minLength: 1, maxLength: 2000 }) },
  { $id: "LinkBody", additionalProperties: false },
);
export type LinkBody = Static<typeof LinkBody>;

export const SignedLink = Type.Object(
  {
    link: Type.String({ description: "Opens without a key, for whoever has it." }),
    expires_at: Type.String({ description: "A date-time: reports a day, all else 15 minutes on." }),
  },
  { $id: "SignedLink" },
);
export type SignedLink = Static<typeof SignedLink>;
