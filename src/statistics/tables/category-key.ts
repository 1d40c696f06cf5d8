import { parsePeriod } from "../periods/parse-period.js";
import { foldText } from "../text/fold-text.js";

/** Equal for categories that mean the same: "2026" and "2026*", "Q1 2024" and "2024 Q1", case aside. */
export function categoryKey(label: string): string {
  const period = parsePeriod(label);
  if (period === undefined) return `text ${foldText(label)}`;
  return `${period.kind} ${String(period.start)} ${String(period.end)}`;
}
