/** What of a subject says how well its shape fits a question: two dozen classes for thousands of subjects. */
import type { Subject } from "./sharings.js";

type ShapeClass = Pick<Subject, "shape" | "part">;

const shapes = [
  ...[undefined, "series", "ranking", "comparison", "composition", "dual", "profile"],
] as const satisfies readonly Subject["shape"][];
const parts = [undefined, "continent", "past"] as const satisfies readonly Subject["part"][];

/** By its number. */
export const shapeClasses: readonly ShapeClass[] = shapes.flatMap((shape) =>
  parts.map((part) => ({ shape, part })),
);

export const shapeClassOf = ({ shape, part }: ShapeClass): number =>
  shapes.indexOf(shape) * parts.length + parts.indexOf(part);
