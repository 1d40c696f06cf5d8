import { holdsScale, readUnit, type Unit } from "../../../statistics/index.js";
import { CellError } from "../../messages/cell-error.js";

/** @throws CellError that names the first unit whose power of ten was not read whole, or what the names of rows and series say */
export function refuseUnclearScales(
  units: readonly Unit[],
  scale = "",
  names: readonly string[] = [],
): void {
  const unclear = units.find(({ base }) => holdsScale(base));
  const own = units.some(({ text }) => text === null)
    ? names.map(ownUnit).filter((text) => text !== null)
    : [];
  if (unclear === undefined && own.length === 0) return;
  const unit = unclear?.text ?? [...new Set(own)].slice(0, 2).join("; ");
  throw new CellError("unclear-scale", { scale, unit });
}

/** What a name says besides of how much one of its figures is, also where that is not read: "Revenue (EUR m)". */
function ownUnit(name: string): string | null {
  const { text } = readUnit({ subject: name });
  if (text !== null) return text;
  const brackets = [...name.matchAll(/[([]([^()[\]]*)/g)].map(([, inside = ""]) => inside);
  // "1,000 or more" and "from $1 million" are classes.
  const rest = name.replace(/\d[\d., ]*(?:\s*\p{L}+)?/gu, " ");
  // "MD" alone is a place.
  const isSaid = rest.trim().includes(" ") && holdsScale(rest);
  return brackets.find(holdsScale) ?? (isSaid ? name : null);
}
