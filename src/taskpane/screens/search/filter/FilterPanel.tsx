import { useState } from "react";
import { Button, Field, Input, Select, makeStyles, tokens } from "@fluentui/react-components";
import { platforms } from "../../../../contract/index.js";
import { geolocationNumber } from "../../../../statistics/index.js";
import { useAskedKinds } from "../../../services/use-rights.js";
import { useMessages } from "../../../messages/use-messages.js";
import {
  earliestDay,
  noFilters,
  setFilters,
  shownFilters,
  type Filters,
} from "../../../model/filters.js";
import { IndustryField } from "./IndustryField.js";
import { useSearch } from "../../../session/search-state.js";

const useStyles = makeStyles({
  panel: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(130px, 1fr))",
    gap: tokens.spacingHorizontalS,
    padding: tokens.spacingVerticalS,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    margin: 0,
    minWidth: 0,
  },
  // Fluent gives inputs a width that a narrow column does not have.
  input: { minWidth: 0, width: "100%" },
  wide: { gridColumn: "1 / -1" },
  clear: { gridColumn: "1 / -1", justifySelf: "start" },
});

interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
}

/** What narrows a search; only what the chosen kinds understand. */
export default function FilterPanel() {
  const { search: texts } = useMessages();
  const { kind, filters, changeFilters: set, awaitFilters } = useSearch();
  const askedKinds = useAskedKinds();
  const styles = useStyles();
  /** A cleared place must leave its field, too. */
  const [clearings, setClearings] = useState(0);
  const shown = shownFilters(askedKinds(kind));
  const select = <N extends "platform" | "premium" | "sort">(
    name: N,
    choices: readonly Choice<Filters[N]>[],
  ) =>
    shown.includes(name) && (
      <Field label={texts.filterNames[name]}>
        <Select
          className={styles.input}
          value={filters[name]}
          onChange={(_event, data) => {
            const chosen = choices.find(({ value }) => value === data.value);
            if (chosen !== undefined) set({ [name]: chosen.value });
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
  const day = (name: "from" | "to") =>
    shown.includes(name) && (
      <Field label={texts.filterNames[name]}>
        <Input
          type="date"
          className={styles.input}
          min={earliestDay()}
          value={filters[name]}
          onChange={(_event, data) => {
            set({ [name]: data.value });
          }}
        />
      </Field>
    );

  return (
    <fieldset className={styles.panel} aria-label={texts.filters}>
      {select("platform", [
        { value: "any", label: texts.automatic },
        ...platforms.map((value) => ({ value, label: texts.platforms[value] })),
      ])}
      {select("sort", [
        { value: "relevance", label: texts.relevance },
        { value: "newest", label: texts.newest },
      ])}
      {day("from")}
      {day("to")}
      {select("premium", [
        { value: "any", label: texts.any },
        { value: "only", label: texts.premiumOnly },
        { value: "free", label: texts.freeOnly },
      ])}
      {shown.includes("industry") && (
        <IndustryField
          value={filters.industry}
          onChange={(industry) => {
            set({ industry });
          }}
        />
      )}
      {shown.includes("place") && (
        <PlaceField
          key={clearings}
          value={filters.place}
          onChange={(place) => {
            awaitFilters(place.then((number) => ({ place: number })));
          }}
        />
      )}
      {setFilters(filters).length > 0 && (
        <Button
          size="small"
          className={styles.clear}
          onClick={() => {
            set(noFilters);
            setClearings(clearings + 1);
          }}
        >
          {texts.clearFilters}
        </Button>
      )}
    </fieldset>
  );
}

interface PlaceFieldProps {
  readonly value: string;
  /** Number of the place as text; empty for none. Never rejects. */
  readonly onChange: (place: Promise<string>) => void;
}

/** A place in any spelling and language; the service wants its number. */
function PlaceField({ value, onChange }: PlaceFieldProps) {
  const { search: texts } = useMessages();
  const styles = useStyles();
  const [text, setText] = useState(value);
  const [unknown, setUnknown] = useState<string | null>(null);

  const read = async () => {
    const place = text.trim();
    // The list of names may fail to load; a number is understood without it.
    const number = place === "" ? undefined : await geolocationNumber(place).catch(() => undefined);
    setUnknown(place !== "" && number === undefined ? place : null);
    return number === undefined ? "" : String(number);
  };
  return (
    <Field
      className={styles.wide}
      label={texts.filterNames.place}
      hint={texts.placeHint}
      {...(unknown === null ? {} : { validationMessage: texts.unknownPlace(unknown) })}
    >
      <Input
        className={styles.input}
        value={text}
        onChange={(_event, data) => {
          setText(data.value);
        }}
        onBlur={() => {
          onChange(read());
        }}
        onKeyDown={(event) => {
          // Enter sends the form without leaving the field.
          if (event.key === "Enter") onChange(read());
        }}
      />
    </Field>
  );
}
