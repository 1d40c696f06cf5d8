import { checksum } from "./checksum.js";

/** What a content says of its figures: what stands beside them is of these words. */
interface SaidWords {
  readonly title: string;
  readonly unit: string | null;
  readonly sources: string;
}

/** Which of them are others than when the texts were written. */
export interface OtherWords {
  readonly title: boolean;
  readonly unit: boolean;
  readonly sources: boolean;
}

/** As a mark keeps them: equal for equal words, each by itself. */
export const saidOf = ({ title, unit, sources }: SaidWords): string =>
  [title, unit ?? "", sources].map(checksum).join(",");

/** @returns undefined where none is another, and where nobody knows what was said */
export function otherWords(before: string | undefined, now: string): OtherWords | undefined {
  if (before === undefined || before === now) return undefined;
  const [was, is] = [before.split(","), now.split(",")];
  const [title = false, unit = false, sources = false] = is.map((sum, at) => sum !== was[at]);
  return { title, unit, sources };
}
