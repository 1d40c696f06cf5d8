import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from "react";
import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { useAnnounce } from "../../frame/announcer.js";
import { wide } from "../../frame/widths.js";
import { ScreenHeading } from "../../controls/Screen.js";
import { Tabs } from "../../controls/Tabs.js";
import { SkeletonBlock } from "../../controls/waiting/SkeletonBlock.js";
import { SkeletonRows } from "../../controls/waiting/SkeletonRows.js";
import { SavedList } from "./SavedList.js";
import { PlaceLine } from "../../insert/placing/PlaceLine.js";
import { useFormulaPlacing } from "../../insert/formula/use-formula-placing.js";
import { usePlace } from "../../insert/placing/use-place.js";
import { type FoundItem, itemKey } from "../../model/found-item.js";
import { useMessages } from "../../messages/use-messages.js";
import { SearchForm } from "./SearchForm.js";
import { SearchChoices } from "./filter/SearchChoices.js";
import { SearchTab } from "./SearchTab.js";
import { clearOfBars, keptAtTop } from "./kept-in-sight.js";
import { useSearch } from "../../session/search/search-provider.js";
import type { SearchState } from "../../session/search/search-state.js";

const SelectionBar = lazy(
  () => import(/* webpackChunkName: "pane-selection" */ "./SelectionBar.js"),
);

const useStyles = makeStyles({
  screen: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalS },
  away: { [`@media not all and ${wide}`]: { display: "none" } },
  beside: {
    [`@media ${wide}`]: {
      display: "grid",
      gridTemplateColumns: "minmax(320px, 2fr) minmax(0, 3fr)",
      columnGap: tokens.spacingHorizontalL,
      alignItems: "start",
      "& > :last-child": { gridColumn: 1, gridRow: 1, minWidth: 0 },
    },
  },
  // Its own page: the list beside it stays where it is.
  opened: {
    [`@media ${wide}`]: {
      ...{ gridColumn: 2, position: "sticky", top: 0, maxHeight: "100vh", overflowY: "auto" },
    },
  },
  // Stays in sight: the button that asked may be ten cards down.
  outcome: { position: "sticky", top: 0, zIndex: 1 },
  below: { display: "contents", ...clearOfBars },
});

const tabs: readonly SearchState["tab"][] = ["search", "topics", "saved"];

interface SearchScreenProps {
  readonly Detail: ComponentType<NonNullable<SearchState["opened"]>>;
  readonly Topics: ComponentType;
  readonly FirstSteps: ComponentType;
}

/** Finding data: by words, by topic, or among what was saved; and the one item that was opened. */
export function SearchScreen({ Detail, Topics, FirstSteps }: SearchScreenProps) {
  const { search: texts, app } = useMessages();
  const { opened, selected } = useSearch();
  const { state, insert, choose, clear } = usePlace();
  const placingOf = useFormulaPlacing();
  const styles = useStyles();
  const list = useRef<HTMLDivElement>(null);
  const isInserting = state.status === "running";
  useReturn(list, opened !== null);
  const onInsert = (formula: string, item?: FoundItem) =>
    void insert(() => placingOf(formula, item));

  return (
    <div className={opened === null ? undefined : styles.beside}>
      {opened !== null && (
        <div className={styles.opened}>
          <Suspense fallback={<SkeletonBlock label={app.loading} heightPx={260} />}>
            {/* Anew also for the same item, where another search said other places and periods. */}
            <Detail key={`${itemKey(opened.item)} ${JSON.stringify(opened.parts)}`} {...opened} />
          </Suspense>
        </div>
      )}
      {/* Beside it or hidden, not gone: a user who comes back is where he was. */}
      <div ref={list} className={mergeClasses(styles.screen, opened !== null && styles.away)}>
        <ScreenHeading title={texts.title} />
        {state.status !== "idle" && (
          <div ref={keptAtTop} className={styles.outcome}>
            <PlaceLine state={state} choose={choose} clear={clear} />
          </div>
        )}
        <div className={styles.below}>
          <SearchForm />
          <FindTabs
            Topics={Topics}
            FirstSteps={FirstSteps}
            isInserting={isInserting}
            onInsert={onInsert}
          />
        </div>
        {selected.size > 0 && (
          <Suspense fallback={null}>
            <SelectionBar isBusy={isInserting} onInsert={onInsert} />
          </Suspense>
        )}
        <SearchNews />
      </div>
    </div>
  );
}

interface FindTabsProps extends Pick<SearchScreenProps, "Topics" | "FirstSteps"> {
  readonly isInserting: boolean;
  readonly onInsert: (formula: string, item?: FoundItem) => void;
}

function FindTabs({ Topics, FirstSteps, isInserting, onInsert }: FindTabsProps) {
  const { search: texts, app } = useMessages();
  const { tab, show } = useSearch();
  const [hasFilters, setHasFilters] = useState(false);
  const choices = (
    <SearchChoices
      isOpen={hasFilters}
      onToggle={() => {
        setHasFilters(!hasFilters);
      }}
    />
  );
  return (
    <Tabs
      id="find"
      label={texts.title}
      tabs={tabs.map((each) => [each, texts.tabs[each]])}
      selected={tab}
      onSelect={show}
      beside={tab === "search" ? choices : undefined}
    >
      {tab === "search" && (
        <SearchTab
          FirstSteps={FirstSteps}
          hasFilters={hasFilters}
          isBusy={isInserting}
          onInsert={onInsert}
        />
      )}
      {tab === "topics" && (
        <Suspense fallback={<SkeletonRows label={app.loading} count={6} />}>
          <Topics />
        </Suspense>
      )}
      {tab === "saved" && <SavedList isBusy={isInserting} onInsert={onInsert} />}
    </Tabs>
  );
}

/** Scroll position and focus of the list, given back when the details are closed. */
function useReturn(list: RefObject<HTMLDivElement | null>, isAway: boolean) {
  const before = useRef<{ top: number; focus: HTMLElement | null } | null>(null);
  useEffect(() => {
    if (isAway) return;
    const remembered = before.current;
    before.current = null;
    if (remembered === null) return;
    document.scrollingElement?.scrollTo({ top: remembered.top });
    remembered.focus?.focus({ preventScroll: true });
  }, [isAway]);
  useEffect(() => {
    const element = list.current;
    // Before React hides the list: afterwards the focus has gone already.
    const remember = (event: Event) => {
      const { target } = event;
      before.current = {
        top: document.scrollingElement?.scrollTop ?? 0,
        focus: target instanceof Element ? target.closest("button") : null,
      };
    };
    // A row's keys open it without a click.
    const events = ["click", "keydown"];
    for (const name of events) element?.addEventListener(name, remember, true);
    return () => {
      for (const name of events) element?.removeEventListener(name, remember, true);
    };
  }, [list]);
}

/** Tells a screen reader what a search came to. */
function SearchNews() {
  const { search: texts } = useMessages();
  const { asked, results } = useSearch();
  const announce = useAnnounce();
  const all = Object.values(results);
  const isAsking = all.some(({ status }) => status === "asking");
  const shown = all.reduce((sum, { items }) => sum + items.length, 0);
  const total = all.reduce((sum, each) => sum + each.total, 0);
  const hasFailed = all.some(({ status }) => status === "failed");
  const query = asked?.query;
  const sentence =
    query === undefined || all.length === 0
      ? ""
      : isAsking
        ? texts.searching(query)
        : total > 0
          ? texts.results(shown, total, query)
          : hasFailed
            ? ""
            : texts.noResults(query);
  useEffect(() => {
    if (sentence !== "") announce(sentence);
  }, [announce, sentence]);
  return null;
}
