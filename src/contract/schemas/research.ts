import { Type, type Static } from "typebox";
import { extension } from "./extensions.js";

export const KeyFact = Type.Object(
  {
    title: Type.String(),
    type: Type.String(),
    unit: Type.String(),
    value: Type.String({ description: "May hold a number in the language's own notation." }),
  },
  { $id: "KeyFact" },
);
export type KeyFact = Static<typeof KeyFact>;

export const ResearchSource = Type.Object(
  {
    contentId: Type.String(),
    contentType: Type.String(),
    displayTypeId: Type.Optional(Type.Integer()),
    isCharged: Type.Optional(Type.Boolean()),
    locale: Type.Optional(Type.String({ description: "german, english, french or spanish." })),
    releasedAt: Type.Optional(Type.String()),
    source: Type.Optional(Type.String()),
    text: Type.Optional(Type.String()),
    title: Type.String(),
    updatedAt: Type.Optional(Type.String()),
    url: Type.String(),
    graphicName: Type.Optional(Type.String()),
    parentId: Type.Optional(Type.String()),
    statisticType: Type.Optional(Type.Integer()),
    surveyPeriod: Type.Optional(Type.String()),
    titleShort: Type.Optional(Type.String()),
  },
  { $id: "ResearchSource" },
);
export type ResearchSource = Static<typeof ResearchSource>;

export const UsageLimit = Type.Object(
  { limit: Type.Number(), limitation_period: Type.String(), usage: Type.Number() },
  { $id: "UsageLimit" },
);
export type UsageLimit = Static<typeof UsageLimit>;

const ResearchResponse = Type.Object(
  {
    answer: Type.Optional(
      Type.String({ description: "Absent in a job that is done: no answer is possible." }),
    ),
    title: Type.Optional(Type.String()),
    errorMessage: Type.Optional(
      Type.String({ description: "Why the job has failed, or what is missing for an answer." }),
    ),
    keyFacts: Type.Array(KeyFact),
    sources: Type.Array(ResearchSource),
  },
  { $id: "ResearchResponse" },
);

const ResearchState = Type.Object({
  status: Type.String(),
  isError: Type.Optional(Type.Boolean()),
});

export const ResearchJob = Type.Object(
  {
    researchToken: Type.String(),
    state: ResearchState,
    response: Type.Union([ResearchResponse, Type.Null()]),
    usage_limits: Type.Optional(Type.Array(UsageLimit)),
  },
  { $id: "ResearchJob" },
);
export type ResearchJob = Static<typeof ResearchJob>;

export const AskBody = Type.Object(
  { question: Type.String({ minLength: 1, maxLength: 2000 }) },
  { $id: "AskBody", additionalProperties: false },
);
export type AskBody = Static<typeof AskBody>;

/** The contract's token, and the whole job with it, as a later revision of the contract answers. */
export const AskAnswer = Type.Object(
  {
    researchToken: Type.String(),
    state: Type.Optional(Type.Object(ResearchState.properties, extension)),
    response: Type.Optional(Type.Union([ResearchResponse, Type.Null()], extension)),
  },
  { $id: "AskAnswer" },
);
export type AskAnswer = Static<typeof AskAnswer>;
