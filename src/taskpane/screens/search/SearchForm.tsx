import { useState, type SyntheticEvent } from "react";
import { Button, Field, Input, makeStyles, tokens } from "@fluentui/react-components";
import { Search20Regular } from "@fluentui/react-icons/svg/search";
import { useMessages } from "../../messages/use-messages.js";
import { useSearch } from "../../session/search/search-provider.js";
import { isSameQuestion } from "../../session/search/search-state.js";
import { useSearchPrice } from "./use-search-price.js";

const useStyles = makeStyles({
  form: { display: "flex", alignItems: "flex-start", gap: tokens.spacingHorizontalXS },
  field: { flexGrow: 1, minWidth: 0 },
  box: { minWidth: 0, width: "100%" },
  submit: { flexShrink: 0, minWidth: "32px", paddingInline: tokens.spacingHorizontalS },
});

/** The box, and the button that says what Enter will cost. */
export function SearchForm() {
  const { search: texts } = useMessages();
  const { query, kind, filters, results, asked, isTyping, change, search } = useSearch();
  const styles = useStyles();
  const [isEmpty, setEmpty] = useState(false);
  const isAsking = Object.values(results).some(({ status }) => status === "asking");
  const isAsked = isSameQuestion(asked, { query: query.trim(), kind, filters });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (query.trim() === "") setEmpty(true);
    else search();
  };
  return (
    <form role="search" onSubmit={submit} noValidate className={styles.form}>
      <Field className={styles.field} {...(isEmpty ? { validationMessage: texts.emptyQuery } : {})}>
        <Input
          type="search"
          className={styles.box}
          aria-label={texts.box}
          value={query}
          placeholder={texts.placeholder}
          onChange={(_event, data) => {
            change({ query: data.value });
            setEmpty(false);
          }}
          onKeyDown={(event) => {
            // office.js takes Escape and leaves for the cells; a box with words is emptied first.
            if (event.key !== "Escape" || query === "" || event.nativeEvent.isComposing) return;
            event.stopPropagation();
            change({ query: "" });
          }}
        />
      </Field>
      <SubmitButton isDisabled={isAsking && isAsked && !isTyping} />
    </form>
  );
}

/** A price stands on it where there is one; what is free, and what nobody has asked for yet, says nothing. */
function SubmitButton({ isDisabled }: { readonly isDisabled: boolean }) {
  const { search: texts } = useMessages();
  const { query } = useSearch();
  const price = useSearchPrice();
  const isFree = price === null || price.atMost === 0 || query.trim() === "";
  const styles = useStyles();
  const cost = isFree ? undefined : texts.cost(price);
  return (
    <Button
      type="submit"
      appearance="primary"
      className={styles.submit}
      icon={<Search20Regular />}
      aria-label={cost === undefined ? texts.submit : `${texts.submit}: ${cost}`}
      title={cost === undefined ? texts.submit : `${texts.submit}: ${cost}`}
      disabledFocusable={isDisabled}
    >
      {cost}
    </Button>
  );
}
