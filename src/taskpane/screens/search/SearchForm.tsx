import { useState, type SyntheticEvent } from "react";
import { Button, Field, Input, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { Search20Regular } from "@fluentui/react-icons/svg/search";
import { narrow } from "../../frame/widths.js";
import { useMessages } from "../../messages/use-messages.js";
import { useSearch } from "../../session/search/search-provider.js";
import { isSameQuestion } from "../../session/search/search-state.js";
import { useSearchPrice } from "./use-search-price.js";

/** Of "about 4 credits". */
const priceWidth = "90px";
/** Browsers without that cross have the price behind the words. */
const besideCross = "@supports selector(::-webkit-search-cancel-button)";

const useStyles = makeStyles({
  form: { display: "flex", alignItems: "flex-start", gap: tokens.spacingHorizontalXS },
  field: { flexGrow: 1, minWidth: 0 },
  // Enlarged, the price stands below the words.
  box: { minWidth: 0, width: "100%", [narrow]: { flexWrap: "wrap", height: "auto" } },
  // The cross that empties the box stays at its end, behind the price.
  filled: {
    [besideCross]: {
      "& input::-webkit-search-cancel-button": { marginInlineStart: `calc(${priceWidth} + 4px)` },
    },
    [narrow]: { "& input::-webkit-search-cancel-button": { marginInlineStart: 0 } },
  },
  // As wide whether a price is there or not: the words stay where they are.
  price: {
    display: "block",
    minWidth: priceWidth,
    [besideCross]: { position: "absolute", insetInlineEnd: "32px", pointerEvents: "none" },
    paddingInline: 0,
    textAlign: "end",
    whiteSpace: "nowrap",
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    [narrow]: {
      minWidth: 0,
      position: "static",
      paddingInlineStart: tokens.spacingHorizontalM,
    },
  },
  submit: { flexShrink: 0 },
});

/** The box, which says what Enter will cost, and the button. */
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
          className={mergeClasses(styles.box, query !== "" && styles.filled)}
          aria-label={texts.box}
          value={query}
          placeholder={texts.placeholder}
          {...(query === "" ? {} : { contentAfter: { className: styles.price, children: cost } })}
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
      title={name}
      disabledFocusable={isDisabled}
    />
  );
}
