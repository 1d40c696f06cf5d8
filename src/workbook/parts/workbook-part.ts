import { isPayloadLimit } from "../payload-limit.js";
import { decodePart, encodePart } from "./encode-part.js";
import type { PartContent } from "./encode-part.js";

/** What the namespaces of all our parts begin with, by which a copy leaves them out. */
export const partNamespace = "urn:stat-for-excel:";

interface WorkbookPartOptions<T> {
  /** Identifies the part; never changes. */
  readonly namespace: `${typeof partNamespace}${string}`;
  /** Version this code writes. */
  readonly version: number;
  readonly empty: T;
  /** Data of an older version, or of this one as read; undefined for what cannot be understood. */
  readonly migrate: (data: unknown, version: number) => T | undefined;
  /** Two people's parts in one workbook become one; must not depend on the order. */
  readonly merge: (left: T, right: T) => T;
  /** For what cannot be fetched again: a part that cannot be read stays in the file. @default false */
  readonly keepsUnreadable?: boolean;
  /** Keeps the part inside its limits. @default unchanged */
  readonly bound?: (data: T) => T;
}

/** Data of ours kept in the workbook file, as a custom XML part. Holds no key. */
export interface WorkbookPart<T> {
  read(context: Excel.RequestContext): Promise<T>;
  /** Reads what is there now, merges, changes, writes one part and removes the others. */
  update(context: Excel.RequestContext, change: (data: T) => T): Promise<T>;
  /**
   * The same with the writing left to the caller's next round trip, so that it is one step of undo with
   * what else is written there.
   */
  open(context: Excel.RequestContext): Promise<OpenedPart<T>>;
  /** Whether there is one that cannot be read though no newer version wrote it. */
  isDamaged(context: Excel.RequestContext): Promise<boolean>;
}

interface OpenedPart<T> {
  readonly data: T;
  /** Queues the writing. @returns the data as it will be */
  write(change: (data: T) => T): T;
}

/** A part written by a newer version of the add-in is neither read nor overwritten. */
class NewerPartError extends Error {
  override readonly name = "NewerPartError";
}

const maxParts = 16;

/** One round trip; where Excel cannot answer them together, one for each, and "" for what is too large. */
async function readTexts(
  context: Excel.RequestContext,
  parts: readonly Excel.CustomXmlPart[],
): Promise<string[]> {
  if (parts.length === 0) return [];
  const texts = parts.map((part) => part.getXml());
  try {
    await context.sync();
    return texts.map(({ value }) => value);
  } catch (error) {
    if (!isPayloadLimit(error)) throw error;
  }
  const read: string[] = [];
  for (const part of parts) read.push(await readText(context, part));
  return read;
}

async function readText(context: Excel.RequestContext, part: Excel.CustomXmlPart): Promise<string> {
  const text = part.getXml();
  try {
    await context.sync();
    return text.value;
  } catch (error) {
    if (!isPayloadLimit(error)) throw error;
    return "";
  }
}

/** What stands in all parts of that namespace, as one, and which of them a writing replaces. */
async function loadParts<T>(
  context: Excel.RequestContext,
  { namespace, version, empty, migrate, merge, keepsUnreadable = false }: WorkbookPartOptions<T>,
) {
  const parts = context.workbook.customXmlParts.getByNamespace(namespace);
  parts.load("items/id");
  await context.sync();
  // Two people's make two; what is beyond these is left alone.
  const items = parts.items.slice(0, maxParts);
  const contents = (await readTexts(context, items)).map((text) => decodePart(text));
  const newest = Math.max(0, ...contents.map((part) => part?.version ?? 0));
  const read = contents.map((part) =>
    part === undefined || part.version > version ? undefined : readData(part, migrate),
  );
  const data = read.filter((part) => part !== undefined).reduce(merge, empty);
  const replaced = items.filter((_part, index) => !keepsUnreadable || read[index] !== undefined);
  const isDamaged = contents.some(
    (part, index) => (part?.version ?? 0) <= version && read[index] === undefined,
  );
  return { replaced, newest, data, isDamaged };
}

/** Data that nobody's version of the add-in has written may be anything. */
function readData<T>(
  { data, version }: PartContent,
  migrate: WorkbookPartOptions<T>["migrate"],
): T | undefined {
  try {
    return migrate(data, version);
  } catch {
    return undefined;
  }
}

export function createWorkbookPart<T>(options: WorkbookPartOptions<T>): WorkbookPart<T> {
  const { namespace, version, bound = (data: T) => data } = options;

  async function open(context: Excel.RequestContext): Promise<OpenedPart<T>> {
    const { replaced, newest, data } = await loadParts(context, options);
    if (newest > version) {
      throw new NewerPartError(
        "This workbook was saved by a newer version of the add-in. Update the add-in to change it.",
      );
    }
    return {
      data,
      write(change) {
        const next = bound(change(data));
        context.workbook.customXmlParts.add(encodePart(namespace, { version, data: next }));
        for (const part of replaced) part.delete();
        return next;
      },
    };
  }

  return {
    async read(context) {
      return (await loadParts(context, options)).data;
    },
    async update(context, change) {
      const next = (await open(context)).write(change);
      await context.sync();
      return next;
    },
    open,
    async isDamaged(context) {
      return (await loadParts(context, options)).isDamaged;
    },
  };
}
