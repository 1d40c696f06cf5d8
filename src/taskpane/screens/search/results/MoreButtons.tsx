import { Button, makeStyles } from "@fluentui/react-components";
import { usePrice } from "../../../items/use-price.js";
import { useMessages } from "../../../messages/use-messages.js";
import { withPrice } from "../../../model/in-sentence.js";
import { requestFor } from "../../../model/search/filters.js";
import type { Kind } from "../../../model/kinds.js";
import { useServices } from "../../../services/services.js";
import { useSearch } from "../../../session/search/search-provider.js";
import type { KindResults, SearchQuestion } from "../../../session/search/search-state.js";

const useStyles = makeStyles({
  start: { alignSelf: "flex-start", textAlign: "start" },
  room: { visibility: "hidden" },
});

/** What the least call costs: as long as most prices. */
const leastPrice = { credits: 1, atMost: 1, isKnown: true };

interface MoreProps {
  readonly kind: Kind;
  readonly asked: SearchQuestion;
  readonly results: KindResults;
}

/**
 * "In 212 more places": their rows come below, with what that costs. It has the room for that from the beginning, so
 * that nothing below moves when the price is known.
 */
export function OpenMore({ kind, asked, results }: MoreProps) {
  const { search: texts } = useMessages();
  const { language } = useServices();
  const { openMore } = useSearch();
  const styles = useStyles();
  const { more, status } = results;
  const page = { size: 10, language: language() };
  const query = more?.query ?? asked.query;
  const price = usePrice([requestFor(kind, query, asked.filters, page)], results);
  if (more === undefined) return null;
  const isPriced = price !== null && price.atMost > 0;
  return (
    <Button
      size="small"
      appearance="transparent"
      className={styles.start}
      disabledFocusable={status === "asking"}
      onClick={() => {
        openMore(kind);
      }}
    >
      {isPriced ? (
        withPrice(more.message, texts.priced(price))
      ) : (
        <span>
          {more.message}
          <span className={styles.room} aria-hidden>{` (${texts.priced(leastPrice)})`}</span>
        </span>
      )}
    </Button>
  );
}

/** The next page, with what it costs. */
export function MoreButton({ kind, asked, results }: MoreProps) {
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
