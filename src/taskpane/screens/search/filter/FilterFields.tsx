import { Field, Input, Select, makeStyles } from "@fluentui/react-components";
import { platforms } from "../../../../contract/index.js";
import { useMessages } from "../../../messages/use-messages.js";
import { earliestDay, type Filters, type shownFilters } from "../../../model/search/filters.js";
import { useSearch } from "../../../session/search/search-provider.js";

const useStyles = makeStyles({
  // Fluent gives inputs a width that a narrow column does not have.
  input: { minWidth: 0, width: "100%" },
});

/** The language's library and the order of the results. */
export function PlatformAndOrder({ shown }: { readonly shown: ReturnType<typeof shownFilters> }) {
  const { search: texts } = useMessages();
  return (
    <>
      {shown.includes("platform") && (
        <ChoiceFilter
          name="platform"
          choices={[
            { value: "any", label: texts.automatic },
            ...platforms.map((value) => ({ value, label: texts.platforms[value] })),
          ]}
        />
      )}
      {shown.includes("sort") && (
        <ChoiceFilter
          name="sort"
          choices={[
            { value: "relevance", label: texts.relevance },
            { value: "newest", label: texts.newest },
          ]}
        />
      )}
    </>
  );
}

export function PremiumFilter() {
  const { search: texts } = useMessages();
  return (
    <ChoiceFilter
      name="premium"
      choices={[
        { value: "any", label: texts.any },
        { value: "only", label: texts.premiumOnly },
        { value: "free", label: texts.freeOnly },
      ]}
    />
  );
}

interface ChoiceFilterProps<N extends "platform" | "premium" | "sort"> {
  readonly name: N;
  readonly choices: readonly { readonly value: Filters[N]; readonly label: string }[];
}

function ChoiceFilter<N extends "platform" | "premium" | "sort">({
  name,
  choices,
}: ChoiceFilterProps<N>) {
  const { search: texts } = useMessages();
  const { filters, changeFilters } = useSearch();
  const styles = useStyles();
  return (
    <Field label={texts.filterNames[name]}>
      <Select
        className={styles.input}
        value={filters[name]}
        onChange={(_event, data) => {
          const chosen = choices.find(({ value }) => value === data.value);
          if (chosen !== undefined) changeFilters({ [name]: chosen.value });
        }}
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

export function DayFilter({ name }: { readonly name: "from" | "to" }) {
  const { search: texts } = useMessages();
  const { filters, changeFilters } = useSearch();
  const styles = useStyles();
  return (
    <Field label={texts.filterNames[name]}>
      <Input
        type="date"
        className={styles.input}
        min={earliestDay()}
        value={filters[name]}
        onChange={(_event, data) => {
          changeFilters({ [name]: data.value });
        }}
      />
    </Field>
  );
}
