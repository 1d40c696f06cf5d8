import { useEffect } from "react";
import { Button, Spinner, Subtitle1, Text, makeStyles, tokens } from "@fluentui/react-components";
import { writeStatFormula } from "../../workbook/index.js";
import { useAnnounce } from "../app/announcer.js";
import { ErrorLine } from "../controls/ErrorLine.js";
import { formatDate } from "../controls/format-date.js";
import { InsertLine } from "../insert/InsertLine.js";
import { useInsert } from "../insert/use-insert.js";
import { useMessages } from "../messages/use-messages.js";
import { ResultCard } from "./ResultCard.js";
import { SearchForm } from "./SearchForm.js";
import { useSearch, type Found } from "./search-state.js";

const useStyles = makeStyles({
  heading: { margin: 0 },
  screen: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalM },
  list: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalS,
    listStyleType: "none",
    margin: 0,
    padding: 0,
  },
  // Stays in sight: the button that asked may be ten cards down.
  outcome: { position: "sticky", top: 0, zIndex: 1 },
  start: { alignSelf: "flex-start" },
});

const omitted = { kind: "omitted" } as const;

function searchFormula({ query, size }: Found): string {
  return writeStatFormula("SEARCH", [
    { kind: "literal", value: query },
    omitted,
    omitted,
    { kind: "literal", value: size },
  ]);
}

const dataFormula = (id: number) => writeStatFormula("DATA", [{ kind: "literal", value: id }]);

export function SearchScreen() {
  const { search: texts, language } = useMessages();
  const { pending, found, error, more, retry } = useSearch();
  const { state, insert, clear } = useInsert();
  const styles = useStyles();
  const announce = useAnnounce();
  const isInserting = state.status === "inserting";

  const summary =
    found === null
      ? ""
      : found.items.length === 0
        ? texts.noResults(found.query)
        : texts.results(found.items.length, found.total, found.query);
  useEffect(() => {
    if (pending !== null) announce(texts.searching(pending));
    else if (error === null && summary !== "") announce(summary);
  }, [announce, error, pending, summary, texts]);

  return (
    <div className={styles.screen}>
      <Subtitle1 as="h1" block className={styles.heading}>
        {texts.title}
      </Subtitle1>
      <SearchForm />
      <div className={styles.outcome}>
        <InsertLine
          state={state}
          onOverwrite={(formula) => void insert(formula, true)}
          onCancel={clear}
        />
      </div>
      {error !== null && <ErrorLine error={error} onRetry={retry} />}
      {pending !== null && <Spinner size="tiny" label={texts.searching(pending)} />}
      {found !== null && <Text>{summary}</Text>}
      {found?.isStale === true && <Text>{texts.stale(formatDate(found.fetchedAt, language))}</Text>}
      {found !== null && found.items.length > 0 && (
        <>
          <Button
            className={styles.start}
            disabledFocusable={isInserting}
            onClick={() => void insert(searchFormula(found))}
          >
            {texts.insertSearch}
          </Button>
          <ul className={styles.list}>
            {found.items.map((item) => (
              <li key={item.identifier}>
                <ResultCard
                  item={item}
                  isBusy={isInserting}
                  onInsert={() => void insert(dataFormula(item.identifier))}
                />
              </li>
            ))}
          </ul>
          {found.items.length < found.total && (
            <Button className={styles.start} disabledFocusable={pending !== null} onClick={more}>
              {texts.more}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
