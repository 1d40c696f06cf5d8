/** What the library lacks, and has something near it: a search shows that under its own name, and says what is lacking. */
import type { Platform } from "../../contract/known-values.js";
import type { Library } from "../library/library-model.js";
import { foldedText, toTokens } from "./parse/text.js";
import type { ParsedQuery } from "./parse/parsed-query.js";

interface Near {
  /** What is asked for, by language; several with a semicolon between them. */
  readonly asked: Readonly<Record<Platform, string>>;
  /** Keys of the measures that are near it, the nearest first. */
  readonly concepts: readonly string[];
}

const near: readonly Near[] = [
  {
    asked: {
      en: "coal;coal power;coal share",
      de: "Kohle;Steinkohle;Braunkohle;Kohlestrom",
      fr: "charbon;houille",
      es: "carbón",
    },
    concepts: ["carbon-emitting-share", "factbook-capacity-fossil"],
  },
  {
    asked: {
      en: "school;schools",
      de: "Schule;Schulen",
      fr: "école;écoles",
      es: "escuela;escuelas",
    },
    concepts: ["factbook-school-life", "factbook-education-spending"],
  },
  {
    asked: {
      en: "child mortality;child mortality rate;under-five mortality",
      de: "Kindersterblichkeit",
      fr: "mortalité des enfants",
      es: "mortalidad de niños;mortalidad de los niños",
    },
    concepts: ["infant-mortality"],
  },
];

const wordsOf = (text: string): string => foldedText(toTokens(text));

const byName = new Map(
  near.flatMap(({ asked, concepts }) =>
    (Object.entries(asked) as [Platform, string][]).flatMap(([language, names]) =>
      names.split(";").map((name) => [wordsOf(name), { language, concepts }] as const),
    ),
  ),
);

/** The question as it is where something answers it; else with what is near, where there is something. */
export function withNear({ concepts }: Library, query: ParsedQuery): ParsedQuery {
  if (query.concepts.length > 0) return query;
  const found = byName.get(wordsOf(query.lacking.join(" ")));
  const keys = found?.concepts.filter((key) => concepts.has(key)) ?? [];
  if (found === undefined || keys.length === 0) return query;
  const { language } = found;
  return {
    ...query,
    isNear: true,
    language,
    concepts: keys.map((key, at) => ({
      ...{ key, score: 0.9 - at / 10, coverage: 1, language, byLanguage: { [language]: 1 } },
      words: new Set(query.words),
    })),
  };
}
