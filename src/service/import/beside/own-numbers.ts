import {
  atOnce,
  collisionText,
  librarySteps,
  type ImportedContent,
  type ImportedPart,
  type Library,
  type NumberCollision,
  type OwnLibrary,
} from "../../library/index.js";
import { isAmong, numbersOf, type Summarized } from "./summaries.js";

export interface Surroundings {
  readonly own: OwnLibrary;
  /** What other sources have that were read. */
  readonly others: readonly ImportedPart[];
  /** Those that were not read, since enough is known of them. */
  readonly summaries: readonly Summarized[];
  /** What this source had. */
  readonly before: ImportedContent | undefined;
}

interface Composed {
  readonly content: ImportedContent;
  /** The whole library with it, built as the service builds it. */
  readonly library: Library;
  /** A sentence for each item that is not in. */
  readonly leftOut: readonly string[];
}

const keyOf = ({ statistics, topics, studies, infographics }: Library, id: number) =>
  [statistics, topics, studies, infographics].flatMap((items) => items.get(id)?.key ?? [])[0];

/**
 * A source's content beside the others', each item with a number of its own. Of two that would have the same
 * the one that is new is left out, and the content says so: it stays out whatever is read first.
 * @returns undefined where that takes all others, none of which may be known by its summary alone
 */
export function composeOwnNumbers(
  read: ImportedContent,
  { own, others, summaries, before }: Surroundings,
): Composed | undefined {
  const library = compose(own, others, read);
  const isAlone = library.collisions?.length === 0;
  if (summaries.length > 0 && (!isAlone || isAmong(numbersOf(library, own, others), summaries)))
    return undefined;
  if (isAlone) return { content: read, library, leftOut: [] };
  const known = compose(own, others, before);
  return leaveOut({ read, others, known, own }, []);
}

const compose = (
  own: OwnLibrary,
  others: readonly ImportedPart[],
  content: ImportedContent | undefined,
): Library =>
  atOnce(librarySteps(own, content === undefined ? others : [...others, own.partOf(content)]));

interface Collided extends Pick<Surroundings, "own" | "others"> {
  readonly read: ImportedContent;
  /** As it was before. */
  readonly known: Library;
}

function leaveOut(collided: Collided, left: readonly NumberCollision[]): Composed {
  const { read, others, known, own } = collided;
  const withoutNumber = left.map((collision) => collision.left.key).sort();
  const content = withoutNumber.length === 0 ? read : { ...read, withoutNumber };
  const library = compose(own, others, content);
  // What others have among themselves is theirs, and told by the service that reads it.
  const ofOthers = new Set(known.collisions?.map((one) => one.left.key));
  const found = (library.collisions ?? []).filter((one) => !ofOthers.has(one.left.key));
  if (found.length === 0) return { content, library, leftOut: left.map(collisionText) };
  const swapped = found.map((one) =>
    keyOf(known, one.id) === one.left.key ? { ...one, left: one.kept, kept: one.left } : one,
  );
  return leaveOut(collided, [...left, ...swapped]);
}
