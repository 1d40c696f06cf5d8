import { enCrossings } from "./crossings/en.js";
import type { Beyond, Phrases } from "./phrase-model.js";

/** "Above 5 percent", "at least 5 percent". */
const besideBound = ({ side, isInclusive, bound }: Beyond): string =>
  `${isInclusive ? (side === "above" ? "at or above" : "at or below") : side} ${bound}`;

export const en: Phrases = {
  crossings: enCrossings,
  besideBound,
  colon: ":",
  and: " and ",
  value: (period, figure) => `in ${period} the value was ${figure}.`,
  change: (direction, amount, from, figure) =>
    direction === "same"
      ? `It was the same in ${from} (${figure}).`
      : `Since ${from} (${figure}) it has ${direction === "up" ? "risen" : "fallen"} by ${amount}.`,
  perYear: (number) => `That is ${number}% a year, compounded.`,
  before: (period, figure) => `In ${period} it was ${figure}.`,
  average: (count, kind, from, to, figure) =>
    `the average of the ${count} ${{ month: "monthly", quarter: "quarterly", year: "annual" }[kind]} figures from ${from} to ${to} is ${figure}.`,
  sum: (count, kind, from, to, figure) =>
    `the sum of the ${count} ${{ month: "monthly", quarter: "quarterly", year: "annual" }[kind]} figures from ${from} to ${to} is ${figure}.`,
  extreme: (order, count, kind, from, to) =>
    `This is the ${order} of the ${count} ${{ month: "monthly", quarter: "quarterly", year: "annual" }[kind]} figures from ${from} to ${to}.`,
  extremeAlone:
    "It is the only figure that the library has of this: earlier or later ones may be higher or lower.",
  extremeAtEnd: (order, end) =>
    `It is also the ${end} of them: ${end === "last" ? "later" : "earlier"} figures may be ${order === "highest" ? "higher" : "lower"}.`,
  oneFigure: (kind) =>
    `This is the figure of one ${kind} and no average: name the years to have one.`,
  otherMaturities: (names) =>
    `The question names no maturity: there are also ${names.map((name) => `“${name}”`).join(", ")}.`,
  unlike:
    "These figures are of different periods: the library has none of one period for all of them.",
  otherScope:
    "These are not the two sides of one budget: their scopes differ, and their difference is no surplus or deficit.",
  eachPlace: "These are the figures of places one by one, and no average of them.",
  noPartners: (places) => `The library has no such figures for trade with ${places}.`,
  balance: "This is neither immigration nor emigration, but those who come less those who go.",
  tradeBalance: (place, period, figure) =>
    `Exports less imports – ${place}, ${period}: ${figure}, computed from these two.`,
  reciprocal: (pair, value, period) => `${pair} is the reciprocal: ${value} (${period}).`,
  noSum: "These are the figures of places one by one, and no sum of them.",
  times: (first, number, last) => `${first}: ${number} times ${last}.`,
  noRank: (period, places) =>
    places === ""
      ? `Its rank is not known: the library has no order of places for ${period}.`
      : `Its rank is not known: these would stand above it by figures of other years, and have none for ${period}: ${places}.`,
  incomplete: (asked, { there, of, kind }, concept, places) =>
    `No figure for the whole of ${asked}: those on “${concept}”${places === "" ? "" : ` for ${places}`} are there for ${there} of ${of} ${kind}s. Ask for one of them.`,
  levelAlone:
    "This is the level and not its change: there is no figure of the period before to compare it with.",
  largestChange: (name) =>
    `The library does not look for the largest change of “${name}”. Ask for the times to compare.`,
  levelOrder: (concept) =>
    `The library has no order of places by the change of “${concept}”. Ask for one place and the years to compare.`,
  otherKind: (asked, concept, unit) =>
    `The question asks for a ${asked}, and the library has “${concept}” in ${unit} alone.`,
  placeAlone: (place) =>
    `The question names no place, and the library has this of one alone (${place}): it is no order of countries.`,
  event: (said) =>
    `The question does not say which time it means (“${said}”): ask for the years or months that you mean.`,
  condition: (said) =>
    `The question sets several conditions (“${said}”), and the library orders places by one measure: ask for one of them.`,
  several:
    "The question asks for several measures and names no country: name one, or ask for one measure.",
  partners: (place, partners) =>
    partners === ""
      ? `The library has no figures on trade with single countries (${place}).`
      : `The library has no order of trading partners (${place}), but figures on the trade with some: ${partners}. Name one of them.`,
  placesAlone: (places) =>
    places === ""
      ? "The question names no measure: say what is wanted, such as GDP or population."
      : `The question names ${places} and nothing else: say what is wanted of them, such as GDP or population.`,
  partOfNames: (subject, names) =>
    `“${subject}” is a part of what several measures are called. Say which is meant, such as ${names.map((name) => `“${name}”`).join(", ")}.`,
  rank: (position, of) =>
    `That is rank ${position} of ${of} countries and territories with a figure of that time, counted from the highest value.`,
  order: (order, of, group) =>
    `the ${order} values of ${of} countries and territories${group === undefined ? "" : ` (${group})`}`,
  bounded: ({ count, isAll, ...beyond }, of, group) =>
    `${isAll ? "" : "the first of "}the ${count} of ${of} countries and territories${group === undefined ? "" : ` (${group})`} ${besideBound(beyond)}`,
  noneBeyond: (beyond, concept, period, of) =>
    `None of the ${of} countries and territories with a figure of ${period} on “${concept}” is ${besideBound(beyond)}.`,
  noPortion: (said) =>
    `These are the whole figures: the library works out no part or multiple of them (“${said}”).`,
  partOfYear: (kind) => `The question asks for a year, and these are figures of ${kind}s.`,
  ofMembers: (group) =>
    `The library has no figure for ${group} as a whole: these are of countries and territories in it.`,
  ofOne: (period) => `This is the order of ${period} alone, and not of all the time asked.`,
  leftOut: (period, places) =>
    `Not in this order for want of a figure for ${period}, though those of other years would stand among these: ${places}.`,
  gap: (first, amount, last) => `${first} is ${amount} above ${last}.`,
  percent: (number) => `${number}%`,
  points: (number) => `${number} percentage points`,
  part: (kind, asked) =>
    `This is the figure of one ${kind}: there is none for the whole of ${asked}.`,
  coarser: (kind) => `These are figures of whole ${kind}s and not of their parts.`,
  noNewer: (isOrder) =>
    isOrder
      ? "The library has no newer order of places by this."
      : "The library has no newer figures on this.",
  forecast: "The source gives this as a forecast.",
  forecastTitle: "forecast",
  missing: (asked, concept, places) =>
    `No figures for ${asked}: those on “${concept}”${places === "" ? "" : ` for ${places}`} `,
  missingSince: (asked, concept, places) =>
    `No figures that reach back to ${asked}: those on “${concept}”${places === "" ? "" : ` for ${places}`} `,
  covered: (from, to) => (from === to ? `are of ${to} alone.` : `go from ${from} to ${to}.`),
  gapBetween: (before, after) => `have a gap there, after ${before} and before ${after}.`,
  longer: (kind, from, to) => `are of whole ${kind}s, from ${from} to ${to}.`,
  source: (titles) => `Source: ${titles}.`,
  nothing: "The library holds no figures that answer this question.",
  nothingOn: (subject, places) =>
    `The library holds no figures on “${subject}”${places === "" ? "" : ` for ${places}`}.`,
  boundOfPart: (name, kind) =>
    `“${name}” is stated by the ${kind}: say “${kind}ly” in the question where the bound is that of one ${kind}.`,
  broken: (asked, at, concept, places) =>
    `No one figure for ${asked}: “${concept}”${places === "" ? "" : ` for ${places}`} breaks in ${at}, and earlier figures cannot be compared with later ones. Ask for a time before it or after it.`,
  noOrder: (asked, concept, group, reach) =>
    `No order of ${group === undefined ? "all places" : `places (${group})`} by “${concept}” for ${asked}${reach === undefined ? "" : `: there are such orders of ${reach.from === reach.to ? reach.from : `${reach.from} to ${reach.to}`}`}. Ask for one place${group === undefined ? ", or for a continent" : ""}.`,
  ofOnePlace: (name) =>
    `“${name}” is there for many places: say in the question which one is meant.`,
  elsewhere: (place) => `There are some of one place: name it in the question (${place}).`,
  lesserPlace: (name) =>
    `“${name}” is no place that it knows: its figures are of countries, territories and groups of them.`,
  nothingFor: (concept, places) =>
    concept === undefined
      ? `The library holds no figures on this for ${places}.`
      : `The library knows “${concept}” but holds no figures on it${places === "" ? "" : ` for ${places}`} that answer this question.`,
  onlyIndicator: (concept, places) =>
    `No statistic shows figures on “${concept}” for ${places}, but the indicator of that name has some.`,
  comparison: "in comparison",
  ranking: (order) => `${order} values`,
  rankTitle: "rank",
  changeTitle: "change",
  averageTitle: "average",
  sumTitle: "sum",
  differenceTitle: "difference",
  rankValue: (position, of) => `${position} of ${of}`,
  refused: {
    empty: "The question is empty.",
    "too-long": "The question is too long.",
    "not-a-question": "This is not a question about statistics.",
  },
  failed: "The question could not be answered. Please ask again.",
};
