import { Button, Text } from "@fluentui/react-components";
import { ApiError } from "../../../../contract/index.js";
import type { AskedPart } from "../../../../statistics/index.js";
import { ErrorLine } from "../../../controls/ErrorLine.js";
import { Notice } from "../../../controls/Notice.js";
import { kinds, kindsFor, type Kind } from "../../../model/kinds.js";
import type { FoundItem } from "../../../model/found-item.js";
import { useMessages } from "../../../messages/use-messages.js";
import { noFilters, setFilters } from "../../../model/search/filters.js";
import { useSearch } from "../../../session/search/search-provider.js";
import type {
  SearchQuestion,
  KindResults,
  SearchState,
} from "../../../session/search/search-state.js";
import { RestHint } from "./RestHint.js";
import { SaidLine } from "../said/SaidLine.js";
import { ResultSection } from "./ResultSection.js";

interface ResultsProps {
  readonly asked: SearchQuestion;
  readonly isBusy: boolean;
  readonly onInsert: (formula: string, item?: FoundItem) => void;
}

interface FailedKinds {
  readonly error: unknown;
  readonly kinds: readonly Kind[];
}

/** Lists that failed for the same reason are told of once. */
function failuresOf(results: SearchState["results"]): FailedKinds[] {
  const byCode = new Map<string, { error: unknown; kinds: Kind[] }>();
  for (const kind of kinds) {
    const result = results[kind];
    if (result?.status !== "failed" || result.items.length > 0) continue;
    const { error } = result;
    const code = error instanceof ApiError ? error.code : "unknown";
    const known = byCode.get(code);
    if (known === undefined) byCode.set(code, { error, kinds: [kind] });
    else known.kinds.push(kind);
  }
  return [...byCode.values()];
}

/** The kinds that were asked for, in the order of their question. */
const askedKinds = (
  { query }: SearchQuestion,
  results: SearchState["results"],
  said: SearchState["said"],
) =>
  kindsFor(query, said?.query === query && asksSeries(said.parts)).flatMap((kind) => {
    const found = results[kind];
    return found === undefined ? [] : [{ kind, found }];
  });

/** From when, how often or against what is asked of series alone. */
const asksSeries = (parts: readonly AskedPart[]): boolean =>
  parts.some(
    (part) =>
      part.kind === "frequency" ||
      part.kind === "change" ||
      (part.kind === "period" && (part.lastYears !== undefined || part.from !== part.to)),
  );

const isEmpty = ({ status, items }: KindResults) => status === "done" && items.length === 0;

const Sentences = ({ of }: { readonly of: readonly string[] }) =>
  of.map((sentence) => (
    <Text key={sentence} size={200}>
      {sentence}
    </Text>
  ));

/** What is said of each of several lists stands above them once. */
function sharedNotices(lists: readonly KindResults[]): readonly string[] {
  const [first, ...others] = lists;
  if (first === undefined || others.length === 0) return [];
  return first.notices.filter((one) => others.every(({ notices }) => notices.includes(one)));
}

const withoutNotices = (found: KindResults, shared: readonly string[]): KindResults =>
  shared.length === 0
    ? found
    : { ...found, notices: found.notices.filter((one) => !shared.includes(one)) };

/** What a search found: a section per kind, one sentence for all kinds that have none. */
export function Results({ asked, isBusy, onInsert }: ResultsProps) {
  const { search: texts } = useMessages();
  const { results, said, retry } = useSearch();
  const there = askedKinds(asked, results, said);
  const failures = failuresOf(results);
  const failed = new Set(failures.flatMap((failure) => failure.kinds));
  const empty = there.filter(({ found }) => isEmpty(found)).map(({ kind }) => kind);
  const isNothing = empty.length > 0 && empty.length === there.length;
  // What a kind with rows lacks stands with its rows, unless it is true of every kind's.
  const shared = sharedNotices(there.map(({ found }) => found).filter((found) => !isEmpty(found)));
  const names = (list: readonly Kind[]) => list.map((kind) => texts.kinds[kind]).join(", ");

  return (
    <>
      <TakenOver asked={asked} />
      {failures.map(({ error, kinds: list }) => (
        <ErrorLine
          key={list.join()}
          error={error}
          {...(list.length === there.length ? {} : { about: names(list) })}
          onRetry={() => {
            for (const kind of list) retry(kind);
          }}
        />
      ))}
      <Sentences
        of={isNothing ? [...new Set(there.flatMap(({ found }) => found.notices))] : shared}
      />
      {isNothing && (
        <Notice intent="info" actions={<WaysOn asked={asked} />}>
          {texts.noResults(asked.query)}
        </Notice>
      )}
      {there.map(
        ({ kind, found }) =>
          !failed.has(kind) &&
          !isEmpty(found) && (
            <ResultSection
              key={kind}
              kind={kind}
              asked={asked}
              results={withoutNotices(found, shared)}
              isBusy={isBusy}
              onInsert={onInsert}
            />
          ),
      )}
      {!isNothing && empty.length > 0 && <Text>{texts.noneIn(names(empty))}</Text>}
      <RestHint asked={asked} />
    </>
  );
}

/** What the indicators' formulas take over from the search. */
function TakenOver({ asked }: { readonly asked: SearchQuestion }) {
  const { results, said } = useSearch();
  if (said?.query !== asked.query || said.parts.length + said.unclear.length === 0) return null;
  if ((results.indicators?.items.length ?? 0) === 0) return null;
  return <SaidLine said={said} />;
}

/** What may be tried where nothing was found. */
function WaysOn({ asked }: { readonly asked: SearchQuestion }) {
  const { search: texts } = useMessages();
  const { search, show } = useSearch();
  return (
    <>
      {setFilters(asked.filters).length > 0 && (
        <Button
          size="small"
          onClick={() => {
            search({ ...asked, filters: noFilters });
          }}
        >
          {texts.clearFilters}
        </Button>
      )}
      <Button
        size="small"
        onClick={() => {
          show("topics");
        }}
      >
        {texts.browseTopics}
      </Button>
    </>
  );
}
