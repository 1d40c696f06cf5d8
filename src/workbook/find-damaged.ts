import { frozenPart } from "./freeze/frozen-part.js";
import { optionsPart } from "./parts/options-part.js";
import { snapshotPart } from "./parts/snapshot-part.js";

/** What the add-in keeps in a workbook. */
export type KeptThing = "figures" | "options" | "formulas";

/** Of what is kept, that which cannot be read any more. Six round trips at most. */
export async function findDamaged(context: Excel.RequestContext): Promise<KeptThing[]> {
  const damaged: KeptThing[] = [];
  if (await snapshotPart.isDamaged(context)) damaged.push("figures");
  if (await optionsPart.isDamaged(context)) damaged.push("options");
  if (await frozenPart.isDamaged(context)) damaged.push("formulas");
  return damaged;
}
