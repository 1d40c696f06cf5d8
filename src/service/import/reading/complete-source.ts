/** What must be said of a source, by itself or by who imports it. */
import type { ReadSource, Said } from "../read-source.js";
import { askTitles } from "./titles/titles.js";
import { isSourceName, longestSourceName } from "../source-name.js";

/** What the library needs to know and the source does not say. */
export class UnclearSource extends Error {
  override readonly name = "UnclearSource";
  constructor(
    readonly guess: unknown,
    readonly questions: readonly string[],
    /** A data package says what its columns are itself, and takes no mapping. */
    readonly isPackage = false,
  ) {
    super("The table does not say everything that must be known.");
  }
}

interface Given {
  readonly sourceName?: string | undefined;
  readonly licence?: string | undefined;
}

/** @throws Error with a sentence for a name or a licence that cannot be one */
export function completeSource(
  read: ReadSource,
  { sourceName, licence: givenLicence }: Given,
): Said & { readonly questions: readonly string[] } {
  const { source, licence, questions, licenceQuestion } = read;
  if (sourceName !== undefined && !isSourceName(sourceName))
    throw new Error(
      `--source "${sourceName}": a source's name has small letters, digits and single hyphens between them, ${String(longestSourceName)} at most, such as research-desk.`,
    );
  if (givenLicence?.trim() === "")
    throw new Error(
      '--licence "": say how the figures may be used: CC-BY-4.0, "internal use only".',
    );
  const named = sourceName === undefined ? source : { ...source, name: sourceName };
  const terms = givenLicence ?? licence;
  return {
    ...(named === undefined ? {} : { source: named }),
    ...(terms === undefined ? {} : { licence: terms }),
    questions: [
      ...(named === undefined ? ["whose figures they are: --source NAME"] : []),
      ...(terms === undefined ? [licenceQuestion ?? "how they may be used: --licence ID"] : []),
      ...questions,
      ...(read.isGuess === true ? askTitles(read) : []),
    ],
  };
}
