import { useEffect, useState, type SyntheticEvent } from "react";
import { Button, Field, Input, makeStyles, tokens } from "@fluentui/react-components";
import { Search20Regular } from "@fluentui/react-icons/svg/search";
import type { Price } from "../../client/index.js";
import { useMessages } from "../messages/use-messages.js";
import { useServices } from "../services.js";
import { useSearch } from "./search-state.js";

const useStyles = makeStyles({
  row: { display: "flex", gap: tokens.spacingHorizontalS },
  box: { flexGrow: 1, minWidth: 0 },
});

/** The box; Enter asks. Its hint is the price, since an answer may cost. */
export function SearchForm() {
  const { search: texts } = useMessages();
  const { client } = useServices();
  const { query, pending, setQuery, search } = useSearch();
  const styles = useStyles();
  const [isEmpty, setEmpty] = useState(false);
  const [price, setPrice] = useState<Price | null>(null);

  useEffect(() => {
    let isCurrent = true;
    client.price("searchStatistics", {}).then(
      (next) => {
        if (isCurrent) setPrice(next);
      },
      // Without a price the hint is left out; the search itself says what is wrong.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [client]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (query.trim() === "") setEmpty(true);
    else search();
  };
  return (
    <form role="search" onSubmit={submit} noValidate>
      <Field
        label={texts.box}
        hint={price === null ? "" : texts.price(price.credits, price.isKnown)}
        {...(isEmpty ? { validationMessage: texts.emptyQuery } : {})}
      >
        <div className={styles.row}>
          <Input
            type="search"
            className={styles.box}
            value={query}
            placeholder={texts.placeholder}
            onChange={(_event, data) => {
              setQuery(data.value);
              setEmpty(false);
            }}
          />
          <Button
            type="submit"
            appearance="primary"
            icon={<Search20Regular />}
            aria-label={texts.submit}
            disabledFocusable={pending !== null}
          />
        </div>
      </Field>
    </form>
  );
}
