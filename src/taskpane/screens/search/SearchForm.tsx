import { useState, type SyntheticEvent } from "react";
import { Button, Field, Input, Text, makeStyles, tokens } from "@fluentui/react-components";
import { Search20Regular } from "@fluentui/react-icons/svg/search";
import { useMessages } from "../../messages/use-messages.js";
import { useSearch } from "../../session/search/search-provider.js";
import { isSameQuestion } from "../../session/search/search-state.js";
import { useSearchPrice } from "./use-search-price.js";

const useStyles = makeStyles({
  form: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "flex-start",
    gap: tokens.spacingHorizontalXS,
  },
  field: { flexGrow: 1, flexBasis: 0, minWidth: 0 },
  box: { minWidth: 0, width: "100%" },
  submit: { flexShrink: 0 },
  // Of one line whether a price is there or not: nothing moves when it comes.
  price: {
    flexBasis: "100%",
    minHeight: tokens.lineHeightBase200,
    textAlign: "end",
    color: tokens.colorNeutralForeground2,
  },
});

/** The box, the button, and below them what Enter will cost. */
export function SearchForm() {
  const { search: texts } = useMessages();
  const { query, kind, filters, results, asked, isTyping, change, search } = useSearch();
  const styles = useStyles();
  const [isEmpty, setEmpty] = useState(false);
  const isAsking = Object.values(results).some(({ status }) => status === "asking");
  const isAsked = isSameQuestion(asked, { query: query.trim(), kind, filters });

  const cost = useCostText();

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
      <SubmitButton cost={cost} isDisabled={isAsking && isAsked && !isTyping} />
      {query !== "" && (
        <Text size={200} block className={styles.price}>
          {cost}
        </Text>
      )}
    </form>
  );
}

/** Undefined for what is free, and for what nobody has asked for yet. */
function useCostText(): string | undefined {
  const { search: texts } = useMessages();
  const { query } = useSearch();
  const price = useSearchPrice();
  if (price === null || price.atMost === 0 || query.trim() === "") return undefined;
  return texts.cost(price);
}

interface SubmitButtonProps {
  readonly cost: string | undefined;
  readonly isDisabled: boolean;
}

function SubmitButton({ cost, isDisabled }: SubmitButtonProps) {
  const { search: texts } = useMessages();
  const styles = useStyles();
  const name = cost === undefined ? texts.submit : `${texts.submit}: ${cost}`;
  return (
    <Button
      type="submit"
      appearance="primary"
      className={styles.submit}
      icon={<Search20Regular />}
      aria-label={name}
      data-tip=""
      disabledFocusable={isDisabled}
    />
  );
}
