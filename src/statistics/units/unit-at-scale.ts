import type { Unit } from "./read-unit.js";

const scaleNames: Readonly<Record<number, string>> = {
  1: "",
  1e3: "thousand ",
  1e6: "million ",
  1e9: "billion ",
  1e12: "trillion ",
};

/** The unit as published, or with the scale that figures were brought to. */
export function unitAtScale(unit: Unit, scale: number | undefined): string | null {
  if (scale === undefined || scale === unit.scale) return unit.text;
  return `${scaleNames[scale] ?? ""}${unit.base ?? ""}`.trim() || null;
}
