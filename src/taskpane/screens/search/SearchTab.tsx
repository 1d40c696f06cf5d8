import { lazy, Suspense, type ComponentType } from "react";
import { Button, makeStyles } from "@fluentui/react-components";
import { useSaved } from "../../session/saved-state.js";
import { useSettings } from "../../services/use-settings.js";
import type { FoundItem } from "../../model/found-item.js";
import { setFilters } from "../../model/search/filters.js";
import { setNarrowing } from "../../model/search/narrowing.js";
import { useMessages } from "../../messages/use-messages.js";
import { useServices } from "../../services/services.js";
import { RecentSearches } from "./RecentSearches.js";
import { Results } from "./results/Results.js";
import { searchFormula } from "./search-formula.js";
import { useSearch } from "../../session/search/search-provider.js";

const FilterPanel = lazy(
  () => import(/* webpackChunkName: "pane-filters" */ "./filter/FilterPanel.js"),
);
const FilterChips = lazy(
  () => import(/* webpackChunkName: "pane-filters" */ "./filter/FilterChips.js"),
);

const useStyles = makeStyles({ start: { alignSelf: "flex-start" } });

interface SearchTabProps {
  /** Shown where nothing has been searched for yet. */
  readonly FirstSteps: ComponentType;
  readonly hasFilters: boolean;
  readonly isBusy: boolean;
  readonly onInsert: (formula: string, item?: FoundItem) => void;
}

export function SearchTab({ FirstSteps, hasFilters, isBusy, onInsert }: SearchTabProps) {
  const { search: texts } = useMessages();
  const { asked, results, filters, narrowing } = useSearch();
  const { language } = useServices();
  const { hasKey } = useSettings();
  const { recent } = useSaved();
  const styles = useStyles();
  const formula = asked === null ? undefined : searchFormula(asked, results, language());
  return (
    <>
      {hasFilters && (
        <Suspense fallback={null}>
          <FilterPanel />
        </Suspense>
      )}
      {setFilters(filters).length + setNarrowing(narrowing).length > 0 && (
        <Suspense fallback={null}>
          <FilterChips />
        </Suspense>
      )}
      {asked === null && <RecentSearches />}
      {asked === null && recent.length === 0 && hasKey && (
        <Suspense fallback={null}>
          <FirstSteps />
        </Suspense>
      )}
      {formula !== undefined && (
        <Button
          size="small"
          className={styles.start}
          disabledFocusable={isBusy}
          onClick={() => {
            onInsert(formula);
          }}
        >
          {texts.insertSearch}
        </Button>
      )}
      {asked !== null && <Results asked={asked} isBusy={isBusy} onInsert={onInsert} />}
    </>
  );
}
