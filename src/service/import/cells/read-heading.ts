import { readsLikeUnit } from "./unit-words.js";

const inBrackets = /\s*[([]([^()[\]]+)[)\]]/g;

/**
 * "GDP (million euros)" → the name and the unit in brackets. Brackets that say something else, such as
 * "(seasonally adjusted)", are part of the name.
 */
export function readHeading(heading: string): { name: string; unit: string } | undefined {
  const found = [...heading.matchAll(inBrackets)].findLast(([, said = ""]) => readsLikeUnit(said));
  const [whole = "", unit = ""] = found ?? [];
  const at = found?.index ?? 0;
  const name = `${heading.slice(0, at)}${heading.slice(at + whole.length)}`.trim();
  return name === "" || found === undefined ? undefined : { name, unit: unit.replace(/^in /i, "") };
}
