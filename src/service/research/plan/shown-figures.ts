/** The figures and statistics that a plan states. */
import type { CrossingPoint } from "./crossings.js";
import type { PlannedFigure } from "./facts.js";
import type { Plan } from "./plan-model.js";

export function figuresOf(plan: Plan): PlannedFigure[] {
  if (plan.kind === "none") return [];
  if (plan.kind === "ranking") {
    const than = plan.bound?.than;
    return than === undefined ? [...plan.figures] : [...plan.figures, than];
  }
  if (plan.kind === "crossing") return pointsOf(plan).flatMap(pair);
  return plan.facts.flatMap(({ figure, earlier }) =>
    earlier === undefined ? [figure] : [figure, earlier],
  );
}

const pair = ({ figure, other }: CrossingPoint): PlannedFigure[] =>
  other === undefined ? [figure] : [figure, other];

/** Each point that a crossing states, once, the most telling first. */
function pointsOf({ run, first, last }: Extract<Plan, { kind: "crossing" }>): CrossingPoint[] {
  const all =
    run === undefined
      ? [first, last]
      : [run.from, run.before ?? [], run.to, run.after ?? [], last].flat();
  return all.filter(
    ({ figure }, at) => all.findIndex((one) => one.figure.period === figure.period) === at,
  );
}

/** Identifiers of every statistic a plan names, each once, the most telling first. */
export function statisticsOf(plan: Plan): number[] {
  const ranks =
    plan.kind === "facts" || plan.kind === "comparison"
      ? plan.facts.flatMap(({ rank }) => rank?.statistic ?? [])
      : [];
  return [...new Set([...figuresOf(plan).map(({ statistic }) => statistic), ...ranks])];
}
