/** Cities, states of a federation, parts of a country: places that the library has no figures of. */
import { fold, type Token } from "../text.js";

/** Those that are no word of another meaning, and none of a country's names. */
const names =
  `amsterdam ankara athens athen athenes atenas bangkok barcelona beijing pekin peking belgrad belgrade berlin bern berne
bogota bratislava brussels brussel bruxelles bruselas bucharest budapest buenos-aires cairo kairo caracas chicago copenhagen
kopenhagen copenhague delhi dublin dubai frankfurt geneva geneve genf hamburg helsinki houston istanbul jakarta kiev kyiv
lagos lima lisbon lissabon lisbonne lisboa liverpool london londres londra los-angeles lyon madrid manchester manila marseille
melbourne miami milan milano mailand montreal moscow moskau moscou moscu mumbai munchen munich nairobi napoli new-york oslo
osaka ottawa paris prague praha prag riga rio-de-janeiro rom roma rome rotterdam san-francisco santiago sao-paulo seattle
seoul shanghai sofia stockholm stuttgart sydney tallinn tehran tokyo tokio toronto turin vancouver vienna vienne viena
vilnius warsaw warschau varsovie varsovia washington wien zagreb zurich
mexico-city ciudad-de-mexico panama-city kuwait-city guatemala-city
alabama alaska arizona arkansas california kalifornien californie colorado connecticut delaware florida floride hawaii idaho
illinois indiana iowa kansas kentucky louisiana maryland massachusetts michigan minnesota mississippi missouri montana
nebraska nevada new-hampshire new-jersey new-mexico north-carolina north-dakota ohio oklahoma oregon pennsylvania
rhode-island south-carolina south-dakota tennessee texas utah vermont virginia wisconsin wyoming
alberta british-columbia ontario quebec queensland new-south-wales inner-mongolia tasmania
england scotland wales northern-ireland schottland ecosse escocia nordirland irlande-du-nord irlanda-del-norte
bavaria bayern baviera baviere brandenburg hessen niedersachsen nordrhein-westfalen nrw sachsen saxony thuringen
baden-wurttemberg schleswig-holstein mecklenburg-vorpommern rheinland-pfalz saarland
catalonia catalunya cataluna catalogne katalonien andalusia andalucia andalusien galicia pais-vasco basque-country
ile-de-france bretagne normandie provence occitanie auvergne aquitaine
lombardy lombardia lombardei sicily sicilia sizilien toscana tuscany sardinia`
    .split(/\s+/)
    .map((name) => name.replaceAll("-", " "));

/** "Sur de España", "northern Italy": a part of what follows. */
const directions =
  "(?:norte|sur|este|oeste|nord|sud|ouest|norden|suden|osten|westen|north|south|east|west) (?:del?|des|du|d|von|of)|northern|southern|eastern|western";

const pattern = new RegExp(String.raw`\b(?:${names.join("|")}|(?:${directions}))\b`);

/**
 * As it was typed, in a list; empty where none is named, or where a measure is called by it.
 *
 * @param open the folded words that are no part of a place's name, nor of a group's
 * @param called what the measure that fits best is called
 */
export function findLesserPlace(
  tokens: readonly Token[],
  open: readonly string[],
  called: readonly string[] = [],
): readonly string[] {
  const words = tokens.map(({ folded }) => folded);
  const found = pattern.exec(words.join(" "));
  if (found === null) return [];
  const named = found[0].split(" ");
  const isCalled = called.some((name) => ` ${fold(name)} `.includes(` ${found[0]} `));
  if (isCalled || !named.some((word) => open.includes(word))) return [];
  const first = found.input.slice(0, found.index).split(" ").length - 1;
  const typed = tokens.slice(first, first + named.length);
  return [typed.map(({ raw }) => raw).join(" ")];
}
