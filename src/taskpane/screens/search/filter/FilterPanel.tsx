import { useState } from "react";
import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { narrow } from "../../../frame/widths.js";
import { isEnter } from "../../../controls/is-enter.js";
import { useAskedKinds } from "../../../services/use-rights.js";
import { useMessages } from "../../../messages/use-messages.js";
import { noFilters, setFilters, shownFilters } from "../../../model/search/filters.js";
import { noNarrowing, setNarrowing } from "../../../model/search/narrowing.js";
import { DayFilter, PlatformAndOrder, PremiumFilter } from "./FilterFields.js";
import { IndustryField } from "./IndustryField.js";
import { NarrowFields } from "./NarrowFields.js";
import { PlaceField } from "./PlaceField.js";
import { useSearch } from "../../../session/search/search-provider.js";

const useStyles = makeStyles({
  panel: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(130px, 100%), 1fr))",
    gap: tokens.spacingHorizontalS,
    padding: tokens.spacingVerticalS,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    margin: 0,
    minWidth: 0,
  },
  // Two ends of one thing, side by side whatever stands above.
  days: {
    gridColumn: "1 / -1",
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: "inherit",
    [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  clear: { gridColumn: "1 / -1", justifySelf: "start" },
});

/** What narrows a search; only what the chosen kinds understand. */
export default function FilterPanel() {
  const { search: texts } = useMessages();
  const { query, kind, filters, changeFilters: set, awaitPlace, search } = useSearch();
  const askedKinds = useAskedKinds();
  const styles = useStyles();
  /** A cleared place must leave its field, too. */
  const [clearings, setClearings] = useState(0);
  const shown = shownFilters(askedKinds(kind));

  return (
    <fieldset
      className={styles.panel}
      aria-label={texts.filters}
      onKeyDown={(event) => {
        // As in the box above, which is a form of its own.
        const isField = event.target instanceof HTMLInputElement;
        if (isEnter(event) && isField && query.trim() !== "") search();
      }}
    >
      <NarrowFields />
      <PlatformAndOrder shown={shown} />
      {shown.includes("premium") && <PremiumFilter />}
      {(shown.includes("from") || shown.includes("to")) && (
        <div className={styles.days}>
          {shown.includes("from") && <DayFilter name="from" />}
          {shown.includes("to") && <DayFilter name="to" />}
        </div>
      )}
      {shown.includes("industry") && (
        <IndustryField
          value={filters.industry}
          onChange={(industry) => {
            set({ industry });
          }}
        />
      )}
      {shown.includes("place") && (
        <PlaceField key={clearings} value={filters.place} onChange={awaitPlace} />
      )}
      <ClearButton
        onClear={() => {
          setClearings(clearings + 1);
        }}
      />
    </fieldset>
  );
}

function ClearButton({ onClear }: { readonly onClear: () => void }) {
  const { search: texts } = useMessages();
  const { filters, narrowing, changeFilters, narrow } = useSearch();
  const styles = useStyles();
  if (setFilters(filters).length + setNarrowing(narrowing).length === 0) return null;
  return (
    <Button
      size="small"
      className={styles.clear}
      onClick={() => {
        changeFilters(noFilters);
        narrow(noNarrowing);
        onClear();
      }}
    >
      {texts.clearFilters}
    </Button>
  );
}
