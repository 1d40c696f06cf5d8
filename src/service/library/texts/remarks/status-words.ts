import type { Platform } from "../../../../contract/known-values.js";
import type { StatusLetter } from "../../catalogue/figure-statuses.js";

interface StatusWords {
  /** Each stands before a colon, and what is of it behind. */
  readonly status: Readonly<Record<StatusLetter, string>>;
  readonly colon: string;
  figures(count: number): string;
  places(count: number): string;
}

const marked = (as: string) => `Marked by the source as ${as}`;
const gekennzeichnet = (als: string) => `Von der Quelle als ${als} gekennzeichnet`;
const dits = (comme: string) => `Chiffres que la source dit ${comme}`;
const dadas = (por: string) => `Cifras que la fuente da por ${por}`;

export const statusWords: Readonly<Record<Platform, StatusWords>> = {
  en: {
    status: {
      ...{ P: marked("provisional"), E: marked("estimated"), I: marked("imputed") },
      ...{ U: marked("of low reliability"), V: marked("not validated") },
      ...{ G: marked("experimental"), N: marked("not significant"), B: "Break in series" },
      ...{ D: "Of another definition", W: "With figures of another category" },
      ...{ S: "Of a strike or another special event", C: marked("confidential") },
    },
    colon: ": ",
    figures: (count) => `${String(count)} figures`,
    places: (count) => `figures of ${String(count)} places`,
  },
  de: {
    status: {
      ...{ P: gekennzeichnet("vorläufig"), E: gekennzeichnet("geschätzt") },
      ...{ I: gekennzeichnet("imputiert"), U: gekennzeichnet("wenig zuverlässig") },
      ...{ V: gekennzeichnet("nicht validiert"), G: gekennzeichnet("experimentell") },
      ...{ N: gekennzeichnet("nicht signifikant"), B: "Bruch der Zeitreihe" },
      ...{ D: "Nach anderer Definition", W: "Mit Werten einer anderen Kategorie" },
      ...{ S: "Mit Streik oder anderem Sonderereignis", C: gekennzeichnet("vertraulich") },
    },
    colon: ": ",
    figures: (count) => `${String(count)} Werte`,
    places: (count) => `Werte an ${String(count)} Orten`,
  },
  fr: {
    status: {
      ...{ P: dits("provisoires"), E: dits("estimés"), I: dits("imputés") },
      ...{ U: dits("peu fiables"), V: dits("non validés"), G: dits("expérimentaux") },
      ...{ N: dits("non significatifs"), B: "Rupture de série", D: "D’une autre définition" },
      ...{ W: "Avec des chiffres d’une autre catégorie", C: dits("confidentiels") },
      S: "Avec une grève ou un autre événement particulier",
    },
    colon: "\u00a0: ",
    figures: (count) => `${String(count)} chiffres`,
    places: (count) => `chiffres de ${String(count)} lieux`,
  },
  es: {
    status: {
      ...{ P: dadas("provisionales"), E: dadas("estimadas"), I: dadas("imputadas") },
      ...{ U: dadas("poco fiables"), V: dadas("no validadas"), G: dadas("experimentales") },
      ...{ N: dadas("no significativas"), B: "Ruptura de la serie", D: "De otra definición" },
      ...{ W: "Con cifras de otra categoría", C: dadas("confidenciales") },
      S: "Con una huelga u otro acontecimiento especial",
    },
    colon: ": ",
    figures: (count) => `${String(count)} cifras`,
    places: (count) => `cifras de ${String(count)} lugares`,
  },
};
