import type { FoundWords } from "./found-words.js";
import { leftOutSayer, partNamer } from "./part-words.js";

const part = partNamer({
  named: {
    "policy-rate": "Taux directeur",
    "yield-10-years": "Emprunts d’État, 10 ans",
    "yield-3-months": "Bons d’État, 3 mois",
    inflation: "Inflation, 12 mois",
    "core-inflation": "Inflation sous-jacente, 12 mois",
    unemployment: "Taux de chômage",
    employment: "Emploi hors agriculture",
    "gdp-growth": "PIB réel, sur un an",
    "production-growth": "Production industrielle, sur un an",
    "exchange-EMU": "Euro par dollar américain",
    "exchange-GBR": "Livre par dollar américain",
    "exchange-JPN": "Yen par dollar américain",
    "exchange-CHN": "Yuan par dollar américain",
    brent: "Pétrole brut, Brent",
    wti: "Pétrole brut, WTI",
  },
  months: (count) => (count === 1 ? "1 mois" : `${String(count)} mois`),
  years: (count) => (count === 1 ? "1 an" : `${String(count)} ans`),
});

export const fr: FoundWords = {
  names: {
    "at-a-glance": "Économie en bref",
    "market-monitor": "Suivi des marchés",
    "macro-dashboard": "Tableau macroéconomique",
    "yield-curve": "Courbe des taux",
  },
  dataNames: {
    "at-a-glance": "Économie en bref données",
    "market-monitor": "Suivi des marchés données",
    "macro-dashboard": "Tableau macro données",
    "yield-curve": "Courbe des taux données",
  },
  foundBySearch:
    "Trouvé par des recherches dans votre service. Les titres disent ce que mesure chaque chiffre ; les identifiants sont à côté.",
  glanceNote:
    "Des formules sur ce que des recherches ont trouvé dans votre service. Titres, identifiants et citations sont sur la deuxième feuille.",
  changeDate:
    "La cellule jaune est la date la plus récente ; saisissez-en une autre et la courbe suit.",
  figure: "Chiffre",
  latest: "Dernière valeur",
  period: "Période",
  unit: "Unité",
  fromPeriod: "Sur la période précédente",
  fromYear: "Sur un an",
  changesIn: "Variations en",
  points: "points de pourcentage",
  pointsSign: "pt",
  place: "Lieu",
  title: "Titre",
  identifier: "Id",
  source: "Source",
  date: "Date",
  yearBefore: "Un an avant",
  maturity: "Échéance",
  changeInPoints: "Variation en points",
  monthByMonth: "Mois par mois",
  groups: {
    rates: "Taux",
    prices: "Prix",
    jobs: "Emploi",
    growth: "Croissance",
    exchange: "Taux de change",
    oil: "Pétrole",
    yields: "Rendements",
    curve: "Échéances",
  },
  part,
  ...leftOutSayer(part, {
    nothing: () => "rien trouvé qui soit cela sans aucun doute",
    place: () => "pas pour ce lieu",
    frequency: () => "pas aussi souvent",
    unit: () => "dans aucune unité qui convienne",
    ended: (end) => `finit en ${end}`,
    earlier: (end) => `aucun chiffre après ${end}`,
  }),
  allLeftOut: (list) => `Laissé de côté : ${list}.`,
};
