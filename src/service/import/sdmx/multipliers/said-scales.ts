/** What a message's names say of the power of ten that stands beside its figures. */
import type { MappedMeasure } from "../../mapping.js";
import { holdsScale } from "../../../../statistics/index.js";
import { scaleIn } from "../../units.js";
import { type FlowNames, nameIn } from "../message.js";
import { unitIn } from "../units.js";
import { multiplierIds, scaleOf } from "./multiplier.js";

type Unit = MappedMeasure["unit"];

/** What an observation says of its figure, in codes. */
interface Said {
  readonly flow: string;
  readonly unit: string;
  readonly multiplier: string;
}

const inEnglish = (unit: Unit): string => (typeof unit === "string" ? unit : unit.en);
/** "MIO_EUR" as words. */
const spelled = (text: string): string => text.replaceAll("_", " ");

/** What a unit multiplies by, wherever it says it: "Current prices, million euro", "Persons (thousands)". */
const scaleOfUnit = (text: string): number | undefined =>
  [spelled(text), ...text.split(/[,;()]/)]
    .map((part) => scaleIn(part.trim()))
    .find((one) => one !== undefined);

/** Whether a list calls a power of ten by another's name: a billion is of twelve in some languages. */
function isCalledOtherwise(called: string, scale: number): boolean {
  const said = scaleIn(called);
  return said !== undefined && said !== scale && !(scale === 1e12 && /\bbillions?\b/i.test(called));
}

const unsure = "which of them is meant is not sure. A mapping says their unit: --mapping FILE";

/** Why figures may be of another size than their power of ten says. */
function doubtOf({ unit, multiplier }: Said, names: FlowNames): string | undefined {
  const scale = scaleOf(multiplier);
  if (multiplier === "" || typeof scale !== "number") return undefined;
  const own = multiplierIds
    .map((id) => names.code(id, multiplier))
    .find((one) => one !== undefined);
  const called = nameIn(own, "en") ?? "";
  if (isCalledOtherwise(called, scale))
    return `has UNIT_MULT ${multiplier}, which the message calls "${called}": ${unsure}`;
  const text = inEnglish(unitIn(names, unit));
  const byUnit = scaleOfUnit(text);
  const isSure = byUnit === undefined ? !holdsScale(text) : byUnit === scale;
  if (scale !== 1 && !isSure)
    return `has UNIT_MULT ${multiplier}, and its unit is "${text}": ${unsure}`;
  return undefined;
}

/** The same of all observations of a flow that have a unit and a power of ten. */
export class SaidScales {
  readonly #doubts = new Map<string, string | undefined>();

  doubt(said: Said, names: FlowNames): string | undefined {
    const { flow, unit, multiplier } = said;
    const key = JSON.stringify([flow, unit, multiplier]);
    if (!this.#doubts.has(key)) this.#doubts.set(key, doubtOf(said, names));
    return this.#doubts.get(key);
  }
}

/** A unit with its scale, which its name may say already: "Million euro" in millions is no million of them. */
export function withScale(unit: Unit, scale: number): Pick<MappedMeasure, "unit" | "scale"> {
  if (scale === 1) return { unit };
  const text = inEnglish(unit);
  if (scaleOfUnit(text) === undefined) return { unit, scale };
  return { unit: typeof unit === "string" ? spelled(unit) : { ...unit, en: spelled(text) } };
}
