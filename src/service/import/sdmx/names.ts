import { platforms } from "../../../contract/known-values.js";
import type { MappedMeasure } from "../mapping.js";
import { type FlowNames, nameIn, type Names } from "./message.js";

/** As measures are named: in English, and in those of the four languages that there are. */
export function toName(names: Names): Exclude<MappedMeasure["name"], string> {
  const own = Object.fromEntries(
    platforms.flatMap((language) => {
      const name = names[language];
      return name === undefined ? [] : [[language, name]];
    }),
  );
  return { ...own, en: nameIn(names, "en") ?? "" };
}

/** A dimension with the code that an indicator has of it. */
export interface Key {
  readonly id: string;
  readonly code: string;
}

/** Of a message that names neither a flow nor what differs in it. */
const unnamed = "Figures";

const basePeriod = {
  ...{ en: "base period", de: "Basiszeitraum" },
  ...{ fr: "période de base", es: "período base" },
};

/** What tells an indicator from others beside its dimensions. */
interface Told {
  readonly names: FlowNames;
  readonly attributes: readonly Key[];
  /** "" where nothing else has its name. */
  readonly base: string;
}

/** "Consumer prices: Food, Index", of the flow's name and those of what tells it from its other indicators. */
export function nameOf(
  flow: string,
  told: readonly Key[],
  { names, attributes, base }: Told,
): MappedMeasure["name"] {
  const keys = told.map(({ id, code }) => ({ id, code, own: names.code(id, code) }));
  const others = attributes.map(({ id, code }) => ({ id, code, own: names.code(id, code) }));
  const inLanguage = (language: string): string => {
    const parts = [
      ...keys.map(
        ({ id, code, own }) =>
          nameIn(own, language) ?? withDimension(code, names.dimension(id), language),
      ),
      // Two letters behind a figure mean nothing alone.
      ...others.map(
        ({ id, code, own }) =>
          nameIn(own, language) ?? `${nameIn(names.dimension(id), language) ?? id} ${code}`,
      ),
      ...(base === "" ? [] : [`${nameIn(basePeriod, language) ?? ""} ${base}`]),
    ];
    const said = [nameIn(names.flow, language) ?? flow, parts.join(", ")];
    return said.filter((part) => part !== "").join(": ") || unnamed;
  };
  const has = (language: string) =>
    [names.flow, ...[...keys, ...others].map(({ own }) => own)].some(
      (one) => one?.[language] !== undefined,
    );
  const languages = platforms.filter((language) => language !== "en" && has(language));
  if (languages.length === 0) return inLanguage("en");
  return {
    en: inLanguage("en"),
    ...Object.fromEntries(languages.map((language) => [language, inLanguage(language)])),
  };
}

/** A code that nobody names, with the name of what it is a code of: "Sector S13". */
const withDimension = (code: string, names: Names | undefined, language: string): string =>
  [nameIn(names, language) ?? "", code].filter((part) => part !== "").join(" ");

/** What several messages call the things of one flow; each may know other languages. */
export function namesOfAll(all: readonly FlowNames[]): FlowNames {
  const merged = (names: readonly (Names | undefined)[]): Names | undefined => {
    const known = names.filter((one) => one !== undefined);
    return known.length === 0
      ? undefined
      : known.reduceRight<Names>((all, one) => ({ ...all, ...one }), {});
  };
  return {
    flow: merged(all.map(({ flow }) => flow)),
    dimension: (id) => merged(all.map((one) => one.dimension(id))),
    code: (id, code) => merged(all.map((one) => one.code(id, code))),
  };
}
