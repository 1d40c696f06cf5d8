import { lazy, Suspense, useState, type SyntheticEvent } from "react";
import {
  Button,
  Field,
  Input,
  Select,
  ToggleButton,
  makeStyles,
  tokens,
} from "@fluentui/react-components";
import { Filter20Regular } from "@fluentui/react-icons/svg/filter";
import { Search20Regular } from "@fluentui/react-icons/svg/search";
import type { KindChoice } from "../../model/kinds.js";
import { useAskedKinds } from "../../services/use-rights.js";
import { useMessages } from "../../messages/use-messages.js";
import { setFilters } from "../../model/filters.js";
import { useSearch } from "../../session/search/search-provider.js";
import { useSearchPrice } from "./use-search-price.js";

const FilterPanel = lazy(
  () => import(/* webpackChunkName: "pane-filters" */ "./filter/FilterPanel.js"),
);

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalXS },
  row: { display: "flex", gap: tokens.spacingHorizontalS },
  box: { flexGrow: 1, minWidth: 0 },
});

/** The box, what it searches, and what Enter will cost. */
export function SearchForm() {
  const { search: texts } = useMessages();
  const { query, filters, results, isTyping, search } = useSearch();
  const styles = useStyles();
  const [isEmpty, setEmpty] = useState(false);
  const [hasFilters, setHasFilters] = useState(() => setFilters(filters).length > 0);
  const isAsking = Object.values(results).some(({ status }) => status === "asking");

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (query.trim() === "") setEmpty(true);
    else search();
  };
  return (
    <form role="search" onSubmit={submit} noValidate className={styles.form}>
      <QueryBox
        isEmpty={isEmpty}
        onChange={() => {
          setEmpty(false);
        }}
      />
      <div className={styles.row}>
        <KindSelect />
        <ToggleButton
          size="small"
          icon={<Filter20Regular />}
          aria-label={texts.filters}
          aria-expanded={hasFilters}
          checked={hasFilters}
          onClick={() => {
            setHasFilters(!hasFilters);
          }}
        />
        <Button
          type="submit"
          size="small"
          appearance="primary"
          icon={<Search20Regular />}
          aria-label={texts.submit}
          disabledFocusable={isAsking && !isTyping}
        />
      </div>
      {hasFilters && (
        <Suspense fallback={null}>
          <FilterPanel />
        </Suspense>
      )}
    </form>
  );
}

interface QueryBoxProps {
  /** It was asked without words. */
  readonly isEmpty: boolean;
  readonly onChange: () => void;
}

function QueryBox({ isEmpty, onChange }: QueryBoxProps) {
  const { search: texts } = useMessages();
  const { query, change } = useSearch();
  const hint = usePriceHint();
  return (
    <Field hint={hint} {...(isEmpty ? { validationMessage: texts.emptyQuery } : {})}>
      <Input
        type="search"
        aria-label={texts.box}
        value={query}
        placeholder={texts.placeholder}
        onChange={(_event, data) => {
          change({ query: data.value });
          onChange();
        }}
        onKeyDown={(event) => {
          // office.js takes Escape and leaves for the cells; a box with words is emptied first.
          if (event.key !== "Escape" || query === "") return;
          event.stopPropagation();
          change({ query: "" });
        }}
      />
    </Field>
  );
}

/** What Enter will cost, as a sentence; empty while it is not known. */
function usePriceHint(): string {
  const { search: texts } = useMessages();
  const { query, asked, isTyping } = useSearch();
  const price = useSearchPrice();
  if (price === null) return "";
  if (price.atMost === 0) return texts.freePrice;
  const isPartly = isTyping && asked?.query === query.trim();
  return (isPartly ? texts.enterForMore : texts.price)(price);
}

/** What is searched: all that the key may, or one kind. */
function KindSelect() {
  const { search: texts } = useMessages();
  const { kind, change } = useSearch();
  const styles = useStyles();
  const askedKinds = useAskedKinds();
  const open = askedKinds("all");
  const choices: readonly KindChoice[] = [
    "all",
    ...open,
    ...(kind === "all" || open.includes(kind) ? [] : [kind]),
  ];
  return (
    <Select
      size="small"
      className={styles.box}
      aria-label={texts.kind}
      value={kind}
      onChange={(_event, data) => {
        change({ kind: choices.find((choice) => choice === data.value) ?? "all" });
      }}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {texts.kinds[choice]}
        </option>
      ))}
    </Select>
  );
}
