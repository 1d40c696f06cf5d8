import { readHeading } from "../../cells/read-heading.js";
import { scaleIn } from "../../units.js";
import { behindMoney, scaleInHeading } from "../heading-scale.js";

function scaleInPart(text: string): number | undefined {
  const unit = readHeading(text)?.unit;
  const said = scaleIn(text) ?? (unit === undefined ? undefined : scaleIn(unit));
  if (said !== undefined) return said;
  const heading = scaleInHeading(text);
  // "Annex K" is one of several.
  return behindMoney(text)?.said ?? (/^k$/i.test(heading?.text ?? "") ? undefined : heading?.said);
}

/** By what the name of a sheet, or a line above a table, says that its figures are divided; undefined where it does not. */
export function scaleInTitle(title: string): number | undefined {
  const parts = [title, ...title.split(/[,;:|]/)].map((part) => part.trim());
  return parts.map(scaleInPart).find((said) => said !== undefined);
}
