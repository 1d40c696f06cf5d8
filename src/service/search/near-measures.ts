/** What the library lacks, and has something near it: a search shows that under its own name, and says what is lacking. */
import { languageOrder, type Platform } from "../../contract/known-values.js";
import type { Library } from "../library/library-model.js";
import { foldedText, toTokens } from "./parse/text.js";
import type { ParsedQuery } from "./parse/query/parsed-query.js";

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
      en: "wind;wind power;wind energy;wind share;solar;solar power;solar energy;solar share;photovoltaics",
      de: "Windkraft;Windenergie;Windstrom;Solarenergie;Solarstrom;Photovoltaik",
      fr: "éolien;énergie éolienne;solaire;énergie solaire;photovoltaïque",
      es: "eólica;energía eólica;solar;energía solar;fotovoltaica",
    },
    concepts: ["renewable-share", "factbook-capacity-renewable"],
  },
  {
    asked: {
      en: "electricity mix;power mix;energy mix",
      de: "Strommix;Energiemix",
      fr: "mix électrique;mix énergétique",
      es: "mix eléctrico;mix energético",
    },
    concepts: ["renewable-share", "carbon-free-share", "carbon-intensity"],
  },
  {
    asked: {
      en: "working-age population;population of working age;working age",
      de: "Bevölkerung im erwerbsfähigen Alter;erwerbsfähige Bevölkerung",
      fr: "population en âge de travailler",
      es: "población en edad de trabajar;población en edad laboral",
    },
    concepts: ["factbook-age-25-54", "factbook-age-15-24", "factbook-age-55-64"],
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

interface Named {
  readonly concepts: readonly string[];
  /** The languages in which it is called that, English first: "solar" is Spanish as well. */
  readonly languages: readonly Platform[];
}

const byName = new Map<string, Named>();
for (const { asked, concepts } of near) {
  for (const language of languageOrder) {
    for (const name of asked[language].split(";").map(wordsOf)) {
      const languages = [...(byName.get(name)?.languages ?? []), language];
      byName.set(name, { concepts, languages });
    }
  }
}

/** The question as it is where something answers it; else with what is near, where there is something. */
export function withNear({ concepts }: Library, query: ParsedQuery): ParsedQuery {
  if (query.concepts.length > 0) return query;
  const found = byName.get(wordsOf(query.lacking.join(" ")));
  const keys = found?.concepts.filter((key) => concepts.has(key)) ?? [];
  if (found === undefined || keys.length === 0) return query;
  const isOfQuestion = found.languages.includes(query.language);
  const language = isOfQuestion ? query.language : (found.languages[0] ?? query.language);
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
