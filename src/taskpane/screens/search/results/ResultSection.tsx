import { Button, Subtitle2, Text, makeStyles, tokens } from "@fluentui/react-components";
import { ErrorLine } from "../../../controls/ErrorLine.js";
import { Waiting } from "../../../controls/Waiting.js";
import { formatDate } from "../../../controls/format-date.js";
import { usePrice } from "../../../items/use-price.js";
import type { Kind } from "../../../model/kinds.js";
import type { FoundItem } from "../../../model/found-item.js";
import { useMessages } from "../../../messages/use-messages.js";
import { useServices } from "../../../services/services.js";
import { RowList } from "./RowList.js";
import { ignoredFilters, requestFor } from "../../../model/filters.js";
import { useSearch } from "../../../session/search/search-provider.js";
import type { SearchQuestion, KindResults } from "../../../session/search/search-state.js";

const useStyles = makeStyles({
  section: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalXS },
  head: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: tokens.spacingHorizontalS,
  },
  heading: { margin: 0 },
  start: { alignSelf: "flex-start" },
});

/** Results of a kind among others; the rest is one press away. */
const shownAmongOthers = 3;

interface ResultSectionProps {
  readonly kind: Kind;
  readonly asked: SearchQuestion;
  readonly results: KindResults;
  readonly isBusy: boolean;
  readonly onInsert: (formula: string, item?: FoundItem) => void;
}

export function ResultSection(props: ResultSectionProps) {
  const { kind, asked, results, isBusy, onInsert } = props;
  const { search: texts } = useMessages();
  const { search } = useSearch();
  const styles = useStyles();
  const { items, total, received, status } = results;
  const isAmongOthers = asked.kind === "all";
  const shown = isAmongOthers ? items.slice(0, shownAmongOthers) : items;

  return (
    <section className={styles.section} aria-label={texts.kinds[kind]}>
      <div className={styles.head}>
        <Subtitle2 as="h2" className={styles.heading}>
          {texts.kinds[kind]}
        </Subtitle2>
        {items.length > 0 && (
          <Text size={200}>{texts.results(shown.length, total, asked.query)}</Text>
        )}
      </div>
      <Remarks kind={kind} asked={asked} results={results} />
      <SectionRows {...{ asked, isBusy, onInsert }} items={shown} />
      {results.more !== undefined && (
        <Button
          size="small"
          appearance="transparent"
          className={styles.start}
          onClick={() => {
            search({ ...asked, query: results.more?.query ?? asked.query, kind });
          }}
        >
          {results.more.message}
        </Button>
      )}
      {status === "asking" && <Waiting label={texts.searching(asked.query)} />}
      {isAmongOthers && total > shown.length && (
        <Button
          size="small"
          className={styles.start}
          onClick={() => {
            search({ ...asked, kind });
          }}
        >
          {texts.showAll(kind, total)}
        </Button>
      )}
      {!isAmongOthers && received < total && (
        <MoreButton kind={kind} asked={asked} results={results} />
      )}
    </section>
  );
}

interface SectionRowsProps extends Pick<ResultSectionProps, "asked" | "isBusy" | "onInsert"> {
  readonly items: readonly FoundItem[];
}

/** Before it is known what was said, a row's formula could mean something else. */
function SectionRows({ asked, ...rows }: SectionRowsProps) {
  const { said } = useSearch();
  if (rows.items.length === 0 || said?.query !== asked.query) return null;
  return <RowList {...rows} parts={said.parts} />;
}

/** The next page, with what it costs. */
function MoreButton({ kind, asked, results }: Omit<ResultSectionProps, "isBusy" | "onInsert">) {
  const { search: texts } = useMessages();
  const { language } = useServices();
  const { more } = useSearch();
  const styles = useStyles();
  const page = { size: 10, offset: results.received, language: language() };
  const price = usePrice([requestFor(kind, asked.query, asked.filters, page)], results);
  return (
    <Button
      size="small"
      className={styles.start}
      disabledFocusable={results.status === "asking"}
      onClick={() => {
        more(kind);
      }}
    >
      {price === null || price.atMost === 0 ? texts.more : texts.morePriced(price)}
    </Button>
  );
}

/** What is to be known of a list before its rows: a failure, filters left out, its age. */
function Remarks({ kind, asked, results }: Omit<ResultSectionProps, "isBusy" | "onInsert">) {
  const { search: texts, language: tag } = useMessages();
  const { retry } = useSearch();
  const { status } = results;
  const ignored = ignoredFilters(kind, asked.filters);
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
      {status === "done" && ignored.length > 0 && (
        <Text>{texts.ignored(ignored.map((name) => texts.filterNames[name]).join(", "))}</Text>
      )}
      {results.isStale && <Text>{texts.stale(formatDate(results.fetchedAt, tag))}</Text>}
      {results.notices.map((sentence) => (
        <Text key={sentence}>{sentence}</Text>
      ))}
    </>
  );
}
