/** What bounds begin and end with, in each language. */
import type { Platform } from "../../../../../contract/known-values.js";
import { longBillion, shortBillion, type Scales } from "./amounts.js";

/** Words of one language, its thousands, and what people are called where nothing else is asked. */
interface Words {
  readonly language: Platform;
  readonly above: RegExp;
  readonly below: RegExp;
  /** Before an amount that is within the bound itself. */
  readonly least: RegExp;
  readonly most: RegExp;
  readonly scales: Scales;
  readonly people: string;
}

export const languages: readonly Words[] = [
  {
    language: "en",
    above:
      /^(?:(?:more|greater|higher|larger|bigger) than|(?:over|above|exceeding|exceeds?|in excess of))$/,
    below: /^(?:(?:less|fewer|lower|smaller) than|(?:under|below))$/,
    least: /^(?:at least|(?:no|not) (?:less|fewer|lower) than)$/,
    most: /^(?:at most|(?:no|not) (?:more|greater|higher) than)$/,
    scales: shortBillion,
    people: "population",
  },
  {
    language: "de",
    above: /^(?:(?:mehr|grosser|hoher) als|uber|oberhalb von)$/,
    below: /^(?:(?:weniger|kleiner|niedriger) als|unter|unterhalb von)$/,
    least: /^(?:mindestens|wenigstens|nicht weniger als)$/,
    most: /^(?:hochstens|maximal|nicht mehr als)$/,
    scales: longBillion,
    people: "bevolkerung",
  },
  {
    language: "fr",
    above: /^(?:plus (?:de|d|que)|superieure?s? a|au dessus de|depass(?:ant|e|ent))$/,
    below: /^(?:moins (?:de|d|que)|inferieure?s? a|en dessous de)$/,
    least: /^(?:au (?:moins|minimum)|d au moins)$/,
    most: /^(?:au (?:plus|maximum)|d au plus)$/,
    scales: longBillion,
    people: "population",
  },
  {
    language: "es",
    above: /^(?:mas (?:de|que)|(?:superior|mayor)(?:es)? (?:a|al|de|del|que)|por encima del?)$/,
    below: /^(?:menos (?:de|que)|(?:inferior|menor)(?:es)? (?:a|al|de|del|que)|por debajo del?)$/,
    least: /^(?:al menos|como minimo|por lo menos)(?: del?)?$/,
    most: /^(?:como maximo|a lo sumo)(?: del?)?$/,
    scales: longBillion,
    people: "poblacion",
  },
];

/** Behind an amount that is within the bound itself: "10% or more". */
export const leastBehind =
  /^(?:(?:or|and) (?:more|higher|above|greater|over)|(?:oder|und) (?:mehr|hoher|daruber)|(?:ou|et) plus|[oy] mas)$/;
export const mostBehind =
  /^(?:(?:or|and) (?:less|lower|below|fewer|under)|(?:oder|und) (?:weniger|niedriger|darunter)|(?:ou|et) moins|[oy] menos)$/;
