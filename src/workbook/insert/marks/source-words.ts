import type { Platform } from "../../../contract/index.js";

/** What a line with the source of figures says. */
interface SourceWords {
  readonly source: (names: string) => string;
  readonly noSource: string;
  readonly breaks: (at: string) => string;
}

export const sourceWords: Readonly<Record<Platform, SourceWords>> = {
  en: {
    source: (names) => `Source: ${names}`,
    noSource: "The service names no source",
    breaks: (at) =>
      `Break in the series at ${at}: earlier figures cannot be compared with later ones.`,
  },
  de: {
    source: (names) => `Quelle: ${names}`,
    noSource: "Der Dienst nennt keine Quelle",
    breaks: (at) =>
      `Bruch in der Reihe bei ${at}: Frühere Werte sind mit späteren nicht vergleichbar.`,
  },
  fr: {
    source: (names) => `Source\u00a0: ${names}`,
    noSource: "Le service n’indique aucune source",
    breaks: (at) =>
      `Rupture de série à ${at}\u00a0: les valeurs antérieures ne sont pas comparables aux suivantes.`,
  },
  es: {
    source: (names) => `Fuente: ${names}`,
    noSource: "El servicio no indica ninguna fuente",
    breaks: (at) =>
      `Ruptura de la serie en ${at}: los valores anteriores no son comparables con los posteriores.`,
  },
};

const all = Object.values(sourceWords);

/** @param remark sentences; "" for none */
export const withRemark = (line: string, remark: string): string =>
  remark === "" ? line : `${line}. ${remark}`;

/** Without the sentence on breaks, in whatever language it was written. */
export function withoutBreaks(line: string): string {
  for (const { breaks } of all) {
    const [before = "", after = ""] = breaks("|").split("|");
    const at = line.lastIndexOf(`. ${before}`);
    if (at >= 0 && line.endsWith(after)) return line.slice(0, at);
  }
  return line;
}

export const saysNoSource = (line: string): boolean =>
  all.some(({ noSource }) => line.startsWith(noSource));
