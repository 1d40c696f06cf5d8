/** What is more than one figure as published, in a file of its own: those do not wait for it. */
export { answerPeriod, earlierPoint } from "../../statistics/index.js";
export { categoryPoint } from "./category-point.js";
export { growthFigure } from "./growth-figure.js";
export { requireRate } from "./require-rate.js";
export { transformedFigures } from "./transformed-figures.js";
export { requireSameYear } from "./same-year.js";
