import { DatabaseUnavailable, type WatchedContent } from "../../storage/index.js";
import type { IsAsked } from "../library/index.js";
import { askFirstQuestions } from "./first-questions.js";
import { createLiveContent, type LiveContent } from "./live-library.js";
import { load, loadReady, readKept, type LoadedContent, type Loading } from "./load-content.js";
import { readImported, type ReadContent } from "./read-imported.js";

interface ContentOptions {
  /** What was imported. */
  readonly imported: WatchedContent;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Whether somebody waits for an answer: composing anew comes after that. */
  readonly isAsked: IsAsked;
  /** Hears of imported content that cannot be read; what was there before stays. */
  readonly onProblem: (error: unknown) => void;
}

interface OpenContent extends LiveContent {
  /** Changes when the imported content does; what was drawn from another version is not used. */
  readonly version: () => string;
  /** Makes what answers questions, a moment from now: what was asked by then is answered first. */
  readonly prepareSoon: () => void;
  readonly close: () => void;
}

/** After a start, whoever waits for it asks for the service's health first. */
const prepareAfterMs = 200;

const soon = (work: () => void) => (): void => {
  setTimeout(work, prepareAfterMs).unref();
};

/** Until content that could not be read is tried again: what was in its way may be gone by then. */
const tryAgainMs = 60_000;

/** The same problems are told once, not at every try. */
function createTell(onProblem: ContentOptions["onProblem"]) {
  let told = "";
  return (problems: readonly unknown[]) => {
    const text = problems.map(String).join("\n");
    if (text !== told) problems.forEach(onProblem);
    told = text;
  };
}

/**
 * Makes what answers questions, and asks a large library some.
 *
 * @param isCurrent whether content still answers; what does not is asked nothing more
 */
function createAskItself(
  { isAsked, onProblem }: ContentOptions,
  isCurrent: (content: LoadedContent) => boolean,
) {
  return (content: LoadedContent): void => {
    content.prepare();
    const isWanted = () => isCurrent(content);
    askFirstQuestions(content.library, content.search, { isAsked, isWanted }).catch(onProblem);
  };
}

async function openLoading({ imported, now, isAsked, onProblem }: ContentOptions) {
  const kept = await readKept();
  const loading: Loading = { kept, now, isAsked, tellCollisions: createTell(onProblem) };
  return { loading, reading: { imported, own: kept.own, isAsked } };
}

/** The library with what was imported, and the search over it; imports are seen while it is open. */
export async function openContent(options: ContentOptions): Promise<OpenContent> {
  const { imported, now } = options;
  const tell = createTell(options.onProblem);
  let isOpen = true;
  const askItself = createAskItself(options, (content) => isOpen && current === content);
  const { loading, reading } = await openLoading(options);
  let current = await load(await readImported(reading, new Map()), loading);
  let seen = current.from;
  /** The version that was read last, and when. */
  let tried: { version: string; at: number } | undefined = { version: seen.version, at: now() };
  tell(seen.problems);
  const take = async (found: ReadContent) => {
    const isKnown = found.state === seen.state;
    seen = found;
    // Composed anew it would be the same, or fail for the same reason.
    if (isKnown) return;
    const before = current;
    current = await loadReady(found, before, loading);
    await before.search.close();
    askItself(current);
  };
  const look = async () => {
    try {
      const { version } = await imported.list();
      if (version === seen.version && seen.problems.length === 0) return;
      if (version === tried?.version && Math.abs(now() - tried.at) < tryAgainMs) return;
      tried = { version, at: now() };
      const found = await readImported(reading, current.from.sources);
      tried = { version: found.version, at: now() };
      tell(found.problems);
      await take(found);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) {
        tried = undefined;
        throw error;
      }
      tell([error]);
    }
  };
  const endWatch = imported.watch(look);
  return {
    ...createLiveContent(() => current),
    version: () => current.from.state,
    prepareSoon: soon(() => {
      if (isOpen) askItself(current);
    }),
    close: () => {
      isOpen = false;
      endWatch();
    },
  };
}
