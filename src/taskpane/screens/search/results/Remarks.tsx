import { Text } from "@fluentui/react-components";
import { ErrorLine } from "../../../controls/ErrorLine.js";
import { formatDate } from "../../../controls/format-date.js";
import { useMessages } from "../../../messages/use-messages.js";
import { ignoredFilters } from "../../../model/search/filters.js";
import type { Kind } from "../../../model/kinds.js";
import { fits, kindTakes, setNarrowing } from "../../../model/search/narrowing.js";
import { useSearch } from "../../../session/search/search-provider.js";
import type { KindResults, SearchQuestion } from "../../../session/search/search-state.js";

interface RemarksProps {
  readonly kind: Kind;
  readonly asked: SearchQuestion;
  readonly results: KindResults;
}

/** What is to be known of a list before its rows: a failure, filters left out, its age. */
export function Remarks({ kind, asked, results }: RemarksProps) {
  const { search: texts, language: tag } = useMessages();
  const { retry, narrowing } = useSearch();
  const { status } = results;
  const narrowed = setNarrowing(narrowing);
  const ignored = [
    ...ignoredFilters(kind, asked.filters).map((name) => texts.filterNames[name]),
    ...(kindTakes(kind) ? [] : narrowed.map((name) => texts.narrowNames[name])),
  ];
  const isNoneLeft =
    kindTakes(kind) &&
    results.items.length > 0 &&
    !results.items.some((item) => fits(item, narrowing));
  return (
    <>
      {status === "failed" && (
        <ErrorLine
          error={results.error}
          onRetry={() => {
            retry(kind);
          }}
        />
      )}
      {status === "done" && ignored.length > 0 && <Text>{texts.ignored(ignored.join(", "))}</Text>}
      {isNoneLeft && <Text>{texts.noneFits(results.items.length)}</Text>}
      {results.isStale && <Text>{texts.stale(formatDate(results.fetchedAt, tag))}</Text>}
      {results.notices.map((sentence) => (
        <Text key={sentence}>{sentence}</Text>
      ))}
    </>
  );
}
