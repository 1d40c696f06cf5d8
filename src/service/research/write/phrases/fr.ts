import { frCrossings } from "./crossings/fr.js";
import type { Beyond, Phrases } from "./phrase-model.js";

/** "Au-dessus de 5 pour cent", "à au moins 5 pour cent". */
const besideBound = ({ side, isInclusive, bound }: Beyond): string =>
  isInclusive
    ? `à ${side === "above" ? "au moins" : "au plus"} ${bound}`
    : `${side === "above" ? "au-dessus" : "au-dessous"} de ${bound}`;

export const fr: Phrases = {
  crossings: frCrossings,
  besideBound,
  colon: " :",
  and: " et ",
  value: (period, figure) => `en ${period}, la valeur était de ${figure}.`,
  change: (direction, amount, from, figure) =>
    direction === "same"
      ? `Elle était la même en ${from} (${figure}).`
      : `Depuis ${from} (${figure}), elle a ${direction === "up" ? "augmenté" : "diminué"} de ${amount}.`,
  perYear: (number) => `Cela fait ${number} % par an (taux composé).`,
  before: (period, figure) => `En ${period}, elle était de ${figure}.`,
  average: (count, kind, from, to, figure) =>
    `la moyenne des ${count} chiffres ${{ month: "mensuels", quarter: "trimestriels", year: "annuels" }[kind]} de ${from} à ${to} est de ${figure}.`,
  sum: (count, kind, from, to, figure) =>
    `la somme des ${count} chiffres ${{ month: "mensuels", quarter: "trimestriels", year: "annuels" }[kind]} de ${from} à ${to} est de ${figure}.`,
  extreme: (order, count, kind, from, to) =>
    `C’est le plus ${order === "highest" ? "élevé" : "faible"} des ${count} chiffres ${{ month: "mensuels", quarter: "trimestriels", year: "annuels" }[kind]} de ${from} à ${to}.`,
  extremeAlone:
    "C’est le seul chiffre de la bibliothèque à ce sujet : d’autres, antérieurs ou postérieurs, peuvent être plus élevés ou plus faibles.",
  extremeAtEnd: (order, end) =>
    `C’est aussi le ${end === "last" ? "dernier : les suivants" : "premier : les précédents"} peuvent être plus ${order === "highest" ? "élevés" : "faibles"}.`,
  oneFigure: (kind) =>
    `C’est le chiffre d’un ${kind === "month" ? "mois" : "trimestre"} et non une moyenne : indiquez les années pour en obtenir une.`,
  otherMaturities: (names) =>
    `La question ne nomme pas d’échéance : il y a aussi ${names.map((name) => `« ${name} »`).join(", ")}.`,
  unlike:
    "Ces chiffres sont de périodes différentes : la bibliothèque n’en contient pas d’une même période pour tous.",
  otherScope:
    "Ce ne sont pas les deux volets d’un même budget : leurs périmètres diffèrent, et leur différence n’est ni un excédent ni un déficit.",
  eachPlace: "Ce sont les chiffres des pays et territoires un par un, et non leur moyenne.",
  noPartners: (places) =>
    `La bibliothèque n’a pas de tels chiffres pour ces partenaires : ${places}.`,
  balance: "Ce n’est ni l’immigration ni l’émigration, mais les arrivées moins les départs.",
  tradeBalance: (place, period, figure) =>
    `Exportations moins importations – ${place}, ${period}\u00a0: ${figure}, calculé à partir de ces deux chiffres.`,
  reciprocal: (pair, value, period) => `${pair} est l’inverse : ${value} (${period}).`,
  noSum: "Ce sont les chiffres des pays et territoires un par un, et non leur somme.",
  times: (first, number, last) => `${first} : ${number} fois ${last}.`,
  noRank: (period, places) =>
    places === ""
      ? `Son rang n’est pas connu : la bibliothèque n’a pas de classement pour ${period}.`
      : `Son rang n’est pas connu : d’après des chiffres d’autres années, ceux-ci seraient devant, et ils n’en ont pas pour ${period} : ${places}.`,
  incomplete: (asked, { there, of, kind }, concept, places) =>
    `Pas de chiffre pour l’ensemble de ${asked} : ceux sur « ${concept} »${places === "" ? "" : ` pour ${places}`} existent pour ${there} ${{ month: "mois", quarter: "trimestres", year: "années" }[kind]} sur ${of}. Demandez l’un d’eux.`,
  levelAlone:
    "C’est le niveau et non sa variation : il n’y a pas de chiffre de la période précédente auquel le comparer.",
  largestChange: (name) =>
    `La bibliothèque ne cherche pas la plus grande variation de « ${name} ». Demandez les périodes à comparer.`,
  levelOrder: (concept) =>
    `La bibliothèque ne classe pas les pays et territoires selon la variation de « ${concept} ». Demandez un lieu et les années à comparer.`,
  otherKind: (asked, concept, unit) =>
    `La question demande ${asked === "share" ? "une part" : "un nombre"}, et la bibliothèque n’a « ${concept} » que dans cette unité : ${unit}.`,
  placeAlone: (place) =>
    `La question ne nomme aucun lieu, et la bibliothèque n’a cette mesure que d’un seul (${place}) : ce n’est pas un classement de pays.`,
  event: (said) =>
    `La question ne dit pas quelle période elle vise (« ${said} ») : demandez les années ou les mois voulus.`,
  condition: (said) =>
    `La question pose plusieurs conditions (« ${said} »), et la bibliothèque classe les lieux selon une seule mesure : demandez-en une.`,
  several:
    "La question porte sur plusieurs mesures et ne nomme aucun pays : nommez-en un, ou demandez une seule mesure.",
  partners: (place, partners) =>
    partners === ""
      ? `La bibliothèque ne contient pas de chiffres sur le commerce avec des pays en particulier (${place}).`
      : `La bibliothèque ne contient pas de classement des partenaires commerciaux (${place}), mais des chiffres sur le commerce avec certains : ${partners}. Nommez-en un.`,
  placesAlone: (places) =>
    places === ""
      ? "La question ne nomme aucune mesure : dites ce que vous voulez, par exemple le PIB ou la population."
      : `La question nomme ${places} et rien d’autre : dites ce qui en est demandé, par exemple le PIB ou la population.`,
  partOfNames: (subject, names) =>
    `« ${subject} » est une partie du nom de plusieurs mesures. Dites laquelle vous voulez, par exemple ${names.map((name) => `« ${name} »`).join(", ")}.`,
  rank: (position, of) =>
    `C’est le rang ${position} sur ${of} pays et territoires qui ont un chiffre de cette période, à partir de la valeur la plus élevée.`,
  order: (order, of, group) =>
    `les valeurs les plus ${order === "highest" ? "élevées" : "faibles"} parmi ${of} pays et territoires${group === undefined ? "" : ` (${group})`}`,
  bounded: ({ count, isAll, ...beyond }, of, group) =>
    `${isAll ? "les" : "les premiers des"} ${count} pays et territoires sur ${of}${group === undefined ? "" : ` (${group})`} ${besideBound(beyond)}`,
  noneBeyond: (beyond, concept, period, of) =>
    `Aucun des ${of} pays et territoires qui ont un chiffre de « ${concept} » pour ${period} n’est ${besideBound(beyond)}.`,
  noPortion: (said) =>
    `Ce sont les chiffres entiers : la bibliothèque n’en calcule ni part ni multiple (« ${said} »).`,
  partOfYear: (kind) =>
    `La question porte sur une année, et ce sont des chiffres de ${kind === "month" ? "mois" : "trimestres"}.`,
  ofMembers: (group) =>
    `La bibliothèque n’a pas de chiffre pour l’ensemble (${group})\u00a0: ceux-ci sont de pays et territoires qui en font partie.`,
  ofOne: (period) =>
    `C’est le classement de ${period} seulement, et non de toute la période demandée.`,
  leftOut: (period, places) =>
    `Absents faute de chiffre pour ${period}, alors que ceux d’autres années y figureraient : ${places}.`,
  gap: (first, amount, last) => `Écart entre ${first} et ${last} : ${amount}.`,
  percent: (number) => `${number} %`,
  points: (number) => `${number} points de pourcentage`,
  part: (kind, asked) =>
    `C’est le chiffre d’un ${kind === "month" ? "mois" : "trimestre"} : il n’y en a pas pour l’ensemble de ${asked}.`,
  coarser: (kind) =>
    `Ce sont des chiffres ${kind === "year" ? "d’années entières" : "de trimestres entiers"} et non de leurs parties.`,
  noNewer: (isOrder) =>
    isOrder
      ? "La bibliothèque n’a pas de classement plus récent à ce sujet."
      : "La bibliothèque n’a pas de chiffres plus récents à ce sujet.",
  forecast: "La source le donne comme prévision.",
  forecastTitle: "prévision",
  missing: (asked, concept, places) =>
    `Pas de chiffres pour ${asked} : ceux sur « ${concept} »${places === "" ? "" : ` pour ${places}`} `,
  missingSince: (asked, concept, places) =>
    `Pas de chiffres qui remontent à ${asked} : ceux sur « ${concept} »${places === "" ? "" : ` pour ${places}`} `,
  covered: (from, to) => (from === to ? `ne portent que sur ${to}.` : `vont de ${from} à ${to}.`),
  gapBetween: (before, after) => `y ont une lacune, après ${before} et avant ${after}.`,
  longer: (kind, from, to) =>
    `portent sur des ${kind === "year" ? "années entières" : "trimestres entiers"}, de ${from} à ${to}.`,
  source: (titles) => `Source : ${titles}.`,
  nothing: "La bibliothèque ne contient pas de chiffres qui répondent à cette question.",
  nothingOn: (subject, places) =>
    `La bibliothèque ne contient pas de chiffres sur « ${subject} »${places === "" ? "" : ` pour ${places}`}.`,
  boundOfPart: (name, kind) =>
    kind === "month"
      ? `« ${name} » est donné par mois : dites « mensuel » si le seuil est celui d’un mois.`
      : `« ${name} » est donné par trimestre : dites « trimestriel » si le seuil est celui d’un trimestre.`,
  broken: (asked, at, concept, places) =>
    `Pas de chiffre commun pour ${asked} : « ${concept} »${places === "" ? "" : ` pour ${places}`} a une rupture (${at}), et les chiffres antérieurs ne sont pas comparables aux suivants. Demandez une période avant ou après.`,
  noOrder: (asked, concept, group, reach) =>
    `Pas de classement ${group === undefined ? "de tous les lieux" : `des lieux (${group})`} selon « ${concept} » pour ${asked}${reach === undefined ? "" : ` : il y en a pour ${reach.from === reach.to ? reach.from : `${reach.from} à ${reach.to}`}`}. Demandez un lieu${group === undefined ? " ou un continent" : ""}.`,
  ofOnePlace: (name) =>
    `« ${name} » existe pour de nombreux lieux : dites dans la question lequel est visé.`,
  elsewhere: (place) => `Il y en a d’un seul lieu : nommez-le dans la question (${place}).`,
  lesserPlace: (name) =>
    `« ${name} » n’est pas un lieu qu’elle connaît : ses chiffres sont ceux de pays, de territoires et de leurs groupes.`,
  nothingFor: (concept, places) =>
    concept === undefined
      ? `La bibliothèque ne contient pas de chiffres à ce sujet pour ${places}.`
      : `La bibliothèque connaît « ${concept} », mais ne contient pas de chiffres à ce sujet${places === "" ? "" : ` pour ${places}`} qui répondent à cette question.`,
  onlyIndicator: (concept, places) =>
    `Aucune statistique ne montre de chiffres sur « ${concept} » pour ${places}, mais l’indicateur de ce nom en a.`,
  comparison: "comparaison",
  ranking: (order) =>
    order === "highest" ? "valeurs les plus élevées" : "valeurs les plus faibles",
  rankTitle: "rang",
  changeTitle: "variation",
  averageTitle: "moyenne",
  sumTitle: "somme",
  differenceTitle: "écart",
  rankValue: (position, of) => `${position} sur ${of}`,
  refused: {
    empty: "La question est vide.",
    "too-long": "La question est trop longue.",
    "not-a-question": "Ce n’est pas une question de statistique.",
  },
  failed: "La question n’a pas pu recevoir de réponse. Veuillez la poser à nouveau.",
};
