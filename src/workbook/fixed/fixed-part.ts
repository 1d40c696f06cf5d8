import { createWorkbookPart } from "../parts/workbook-part.js";
import type { WorkbookPart } from "../parts/workbook-part.js";
import { fixedKinds, fixedNamePrefix } from "./fixed-content.js";
import type { FixedInsertion, FixedInsertions } from "./fixed-content.js";

/** What was inserted without a formula, and of what: else nobody could tell such figures from typed ones. */
export const fixedPart: WorkbookPart<FixedInsertions> = createWorkbookPart<FixedInsertions>({
  namespace: "urn:stat-for-excel:fixed",
  version: 1,
  empty: {},
  keepsUnreadable: true,
  migrate: (data, version) => (version === 1 ? readFixed(data) : undefined),
  // Each has a name of its own, under which nothing changes.
  merge: (left, right) => ({ ...left, ...right }),
});

/** What of a part can be listed, whoever wrote it. One bad entry costs no other. */
function readFixed(data: unknown): FixedInsertions | undefined {
  if (!isObject(data)) return undefined;
  return Object.fromEntries(
    Object.entries(data).filter((entry): entry is [string, FixedInsertion] => isOne(entry)),
  );
}

type Unread = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Unread =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown) => typeof value === "string";
const isTextOrNone = (value: unknown) => value === undefined || isText(value);
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const isRows = (value: unknown) => Array.isArray(value) && value.every(Array.isArray);
/** Ours, so that it says nothing of a name that a user has given. */
const isOurName = (name: string) => name.startsWith(fixedNamePrefix) && /^\w{1,250}$/.test(name);

function isOne([name, entry]: [string, unknown]): boolean {
  if (!isObject(entry) || entry.name !== name || !isOurName(name)) return false;
  const { kind, id, title, link, dataTo, publishers, sources, licences } = entry;
  return (
    fixedKinds.some((known) => known === kind) &&
    [id, title, link, dataTo].every(isText) &&
    [publishers, sources, licences].every(isTexts) &&
    [entry.forecastFrom, entry.releasedAt, entry.updatedAt, entry.picture].every(isTextOrNone) &&
    Number.isFinite(entry.retrievedAt) &&
    (isRows(entry.values) || isText(entry.picture))
  );
}
