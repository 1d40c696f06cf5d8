/** What a reader must know of an answer's measures and figures: that a rate is computed here, that a series breaks. */
import { remarksOf, statusRemarks } from "../../../library/index.js";
import type { Concept } from "../../../library/library-model.js";
import { figuresOf, type Plan, type PlannedFigure } from "../../plan/index.js";
import type { Wording } from "../wording.js";

type Shown = Pick<PlannedFigure, "concept" | "place" | "period">;

export function remarkLine(wording: Wording, plan: Plan): string[] {
  const figures = figuresOf(plan);
  const compared = [...figures, ...beginningsOf(plan)];
  const of = (key: string, shown: readonly Shown[]) =>
    shown.filter(({ concept }) => concept === key);
  const remarks = [...new Set(figures.map(({ concept }) => concept))].flatMap((key) => {
    const concept = wording.conceptOf(key);
    const shown = of(key, figures);
    return [
      ...remarksOf(concept, (code) => shown.some(({ place }) => place === code)).map(
        (remark) => remark[wording.language],
      ),
      ...statusesOf(concept, shown, of(key, compared), wording),
    ];
  });
  return remarks.length === 0 ? [] : [[...new Set(remarks)].join(" ")];
}

/** Where the figures begin that a highest one or an average is of. */
const beginningsOf = (plan: Plan): Shown[] =>
  "facts" in plan
    ? plan.facts.flatMap(({ figure, extreme, average }) => {
        const span = extreme ?? average;
        return span === undefined ? [] : [{ ...figure, period: span.from }];
      })
    : [];

/** A break is said wherever figures from before and after it are compared; what else is said of figures at theirs. */
function statusesOf(
  { statuses = {} }: Concept,
  figures: readonly Shown[],
  compared: readonly Shown[],
  wording: Wording,
): string[] {
  const { B: breaks, ...others } = statuses;
  const points = figures.map(({ place, period }) => ({ place, from: period, to: period }));
  return [
    ...statusRemarks({ statuses: others }, points, wording),
    ...(breaks === undefined
      ? []
      : statusRemarks({ statuses: { B: breaks } }, spansOf(compared), wording)),
  ];
}

function spansOf(figures: readonly Shown[]) {
  const spans = new Map<string, { place: string; from: string; to: string }>();
  for (const { place, period } of figures) {
    const { from, to } = spans.get(place) ?? { from: period, to: period };
    spans.set(place, {
      place,
      from: period < from ? period : from,
      to: period > to ? period : to,
    });
  }
  return [...spans.values()];
}
