/** An operation of ours beyond the contract: whose figures these are. */
import { Type, type Static } from "typebox";
import { PlatformValue } from "./common.js";

const lineOfFigures = Type.Object(
  {
    geo: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 20,
        description: "Code of the place that the figures are of, as indicators have them.",
      }),
    ),
    values: Type.Array(Type.Union([Type.Number(), Type.Null()]), {
      minItems: 1,
      maxItems: 400,
      description: "Figures one period apart, as they were typed; null where there is none.",
    }),
  },
  { additionalProperties: false },
);

export const LookupBody = Type.Object(
  {
    lines: Type.Array(lineOfFigures, { minItems: 1, maxItems: 60 }),
    periods: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 40 }), {
        minItems: 1,
        maxItems: 400,
        description: "Labels of the periods of every line, such as 2019 or 2019-05.",
      }),
    ),
    platform: Type.Optional(PlatformValue),
  },
  { $id: "LookupBody", additionalProperties: false },
);
export type LookupBody = Static<typeof LookupBody>;

export const ValueCandidate = Type.Object(
  {
    identifier: Type.Optional(
      Type.String({
        description: "Id of the indicator; absent where the key's package has no data of those.",
      }),
    ),
    statistics: Type.Array(Type.Union([Type.Integer(), Type.Null()]), {
      description:
        "Id of the statistic of each line alone, in the order of the lines; null where there is none, or where the key's package has no data of those.",
    }),
    geos: Type.Array(Type.Union([Type.String(), Type.Null()]), {
      description: "Code of each line's place; null for lines that it does not explain.",
    }),
    title: Type.String(),
    unit: Type.String(),
    frequency: Type.String(),
    share: Type.Number({
      minimum: 0,
      maximum: 1,
      description: "Of the figures in the lines that it explains, those that agree.",
    }),
    agreed: Type.Integer({ minimum: 0, description: "How many figures agree." }),
  },
  { $id: "ValueCandidate" },
);
export type ValueCandidate = Static<typeof ValueCandidate>;

export const ValueCandidates = Type.Object(
  {
    candidates: Type.Array(ValueCandidate, {
      description:
        "Measures that explain the figures better than chance does, the best first; none where figures are too few or too round to prove anything.",
    }),
  },
  { $id: "ValueCandidates" },
);
export type ValueCandidates = Static<typeof ValueCandidates>;
