/**
 * What our service sends beyond the contract. Optional everywhere: a client takes the absence of any
 * of it and never makes it up. The published document marks each with `x-extension`.
 */
import { Type, type Static } from "typebox";
import { frequencies, limits, measureKinds } from "../known-values.js";

export const extension = { "x-extension": true } as const;

const optionalText = Type.Union([Type.String(), Type.Null()]);

export const Timeframe = Type.Object(
  { start: Type.String(), end: Type.String() },
  { $id: "Timeframe", description: "First and last period that has a figure, as period labels." },
);
export type Timeframe = Static<typeof Timeframe>;

export const Measure = Type.Object(
  {
    kind: Type.Enum(measureKinds),
    seasonal_adjustment: Type.Union([Type.String(), Type.Null()], {
      description: "How the figures are adjusted, in words; null where they are not.",
    }),
    unit: optionalText,
    scale: Type.Union([Type.Number(), Type.Null()], {
      description: "What a figure is multiplied by to be in single units: 1000000 for millions.",
    }),
  },
  { $id: "Measure", description: "What kind of figure it is.", ...extension },
);
export type Measure = Static<typeof Measure>;

export const Latest = Type.Object(
  {
    period: Type.String(),
    value: Type.Number(),
    year_change: Type.Union([Type.Number(), Type.Null()], {
      description:
        "Change against the same period a year before, as a fraction; null: not known, or a figure in percent.",
    }),
    year_change_points: Type.Optional(
      Type.Union([Type.Number(), Type.Null()], {
        description:
          "Of figures in percent, that change in percentage points instead; null: not known.",
      }),
    ),
    geo: Type.Optional(
      Type.String({
        description:
          "Of indicators: the place asked for; where none is, Worldwide, else the only one.",
      }),
    ),
  },
  { $id: "Latest", description: "The last figure.", ...extension },
);
export type Latest = Static<typeof Latest>;

const Points = Type.Array(Type.Union([Type.Number(), Type.Null()]), {
  maxItems: limits.pointsPerItem,
  description: "The last figures, oldest first; null for a gap.",
  ...extension,
});

const Frequency = Type.Enum(frequencies, {
  description: "How often there is a figure.",
  ...extension,
});

const ForecastFrom = Type.String({
  description: "The first period whose figures the source calls forecasts or estimates.",
  ...extension,
});

const Breaks = Type.Record(Type.String(), Type.Array(Type.String()), {
  description:
    "By series (of an indicator its geo, of a statistic its name in the chart's data) the periods from which on its figures cannot be compared with earlier ones.",
  ...extension,
});
export type Breaks = Static<typeof Breaks>;

/** Of statistics and indicators, in data alone. */
export const breaksField = { breaks: Type.Optional(Breaks) };

/** Of statistics and indicators, in lists and in data. */
export const figureFields = {
  forecast_from: Type.Optional(ForecastFrom),
  frequency: Type.Optional(Frequency),
  measure: Type.Optional(Measure),
  latest: Type.Optional(Latest),
  points: Type.Optional(Points),
};

export const Notice = Type.Object(
  {
    code: Type.String({
      description:
        "no-figures-for-period, place-not-covered, subject-not-covered, more-places, older-content; others may come.",
    }),
    message: Type.String({ description: "A sentence in the language of the titles." }),
    parameter: Type.Optional(Type.String()),
    count: Type.Optional(
      Type.Integer({ minimum: 0, description: "more-places, older-content: how many more." }),
    ),
    query: Type.Optional(Type.String({ description: "more-places: the q that opens them." })),
  },
  { $id: "Notice", description: "What a list does not show, and why.", ...extension },
);
export type Notice = Static<typeof Notice>;
