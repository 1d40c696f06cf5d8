import { Button, Subtitle2, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { useSaved } from "../../session/saved-state.js";
import { useMessages } from "../../messages/use-messages.js";
import { useSearch } from "../../session/search/search-provider.js";

const useStyles = makeStyles({
  section: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalXS },
  heading: { margin: 0 },
  list: { listStyleType: "none", margin: 0, padding: 0 },
  entry: { display: "flex" },
  query: {
    flexGrow: 1,
    justifyContent: "flex-start",
    overflowWrap: "anywhere",
    textAlign: "start",
  },
  start: { alignSelf: "flex-start" },
});

/** Earlier searches. One puts its text into the box; Enter, which has a price, stays the user's. */
export function RecentSearches() {
  const { search: texts } = useMessages();
  const { recent, clearRecent } = useSaved();
  const styles = useStyles();
  if (recent.length === 0) return null;
  return (
    <section className={styles.section} aria-label={texts.recent}>
      <Subtitle2 as="h2" block className={styles.heading}>
        {texts.recent}
      </Subtitle2>
      <ul className={mergeClasses(styles.section, styles.list)}>
        {recent.map((query) => (
          <li key={query} className={styles.entry}>
            <RecentSearch query={query} />
          </li>
        ))}
      </ul>
      <Button size="small" appearance="transparent" className={styles.start} onClick={clearRecent}>
        {texts.clearRecent}
      </Button>
    </section>
  );
}

function RecentSearch({ query }: { readonly query: string }) {
  const { change } = useSearch();
  const styles = useStyles();
  return (
    <Button
      size="small"
      appearance="subtle"
      className={styles.query}
      onClick={({ currentTarget }) => {
        // The list goes once something is found; Enter is to search, not to choose again.
        currentTarget.closest("main")?.querySelector<HTMLElement>("input[type=search]")?.focus();
        change({ query });
      }}
    >
      {query}
    </Button>
  );
}
