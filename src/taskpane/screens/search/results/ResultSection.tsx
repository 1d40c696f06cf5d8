import { Button, Subtitle2, Text, makeStyles, tokens } from "@fluentui/react-components";
import { ChevronDown16Regular } from "@fluentui/react-icons/svg/chevron-down";
import { ChevronRight16Regular } from "@fluentui/react-icons/svg/chevron-right";
import { SkeletonRows } from "../../../controls/waiting/SkeletonRows.js";
import { kindTakes, fits, setNarrowing } from "../../../model/search/narrowing.js";
import type { Kind } from "../../../model/kinds.js";
import type { FoundItem } from "../../../model/found-item.js";
import { useMessages } from "../../../messages/use-messages.js";
import { RowList } from "./RowList.js";
import { MoreButton, OpenMore } from "./MoreButtons.js";
import { Remarks } from "./Remarks.js";
import { useSearch } from "../../../session/search/search-provider.js";
import type { SearchQuestion, KindResults } from "../../../session/search/search-state.js";

const useStyles = makeStyles({
  section: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalXS },
  head: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: tokens.spacingHorizontalS,
  },
  heading: { margin: 0 },
  fold: {
    minWidth: 0,
    paddingInline: "0 4px",
    paddingBlock: 0,
    fontWeight: "inherit",
    fontSize: "inherit",
  },
  start: { alignSelf: "flex-start" },
});

/** Results of a kind among others; the rest is one press away. */
const shownAmongOthers = 3;

interface ResultSectionProps {
  readonly kind: Kind;
  readonly asked: SearchQuestion;
  readonly results: KindResults;
  readonly isBusy: boolean;
  readonly onInsert: (formula: string, item?: FoundItem) => void;
}

/** The rows of one kind, under a heading that folds them away. */
export function ResultSection(props: ResultSectionProps) {
  const { kind, asked, results } = props;
  const { search: texts } = useMessages();
  const { folded, narrowing } = useSearch();
  const styles = useStyles();
  const isFolded = folded.has(kind);
  const isNarrowed = kindTakes(kind) && setNarrowing(narrowing).length > 0;
  const fitting = isNarrowed
    ? results.items.filter((item) => fits(item, narrowing))
    : results.items;
  const isShort = asked.kind === "all" && results.isOpened !== true;
  const shown = isShort ? fitting.slice(0, shownAmongOthers) : fitting;
  const total = Math.max(results.total, results.items.length);

  return (
    <section className={styles.section} aria-label={texts.kinds[kind]}>
      <div className={styles.head}>
        <FoldHeading kind={kind} isFolded={isFolded} />
        {results.items.length > 0 && (
          <Text size={200}>
            {isNarrowed
              ? texts.narrowed(shown.length, fitting.length, results.items.length)
              : asked.kind === "all"
                ? texts.shownOf(shown.length, total)
                : texts.results(shown.length, total, asked.query)}
          </Text>
        )}
      </div>
      {!isFolded && <Rows {...props} shown={shown} />}
    </section>
  );
}

function FoldHeading({ kind, isFolded }: { readonly kind: Kind; readonly isFolded: boolean }) {
  const { search: texts } = useMessages();
  const { fold } = useSearch();
  const styles = useStyles();
  return (
    <Subtitle2 as="h2" className={styles.heading}>
      <Button
        size="small"
        appearance="transparent"
        className={styles.fold}
        icon={isFolded ? <ChevronRight16Regular /> : <ChevronDown16Regular />}
        aria-expanded={!isFolded}
        onClick={() => {
          fold(kind, !isFolded);
        }}
      >
        {texts.kinds[kind]}
      </Button>
    </Subtitle2>
  );
}

interface RowsProps extends ResultSectionProps {
  readonly shown: readonly FoundItem[];
}

function Rows({ kind, asked, results, isBusy, onInsert, shown }: RowsProps) {
  const { search: texts } = useMessages();
  const { search } = useSearch();
  const styles = useStyles();
  const { items, total, received, status } = results;
  const isAmongOthers = asked.kind === "all";
  return (
    <>
      <Remarks kind={kind} asked={asked} results={results} />
      <SaidRows {...{ asked, isBusy, onInsert }} items={shown} />
      {status === "asking" && (
        <SkeletonRows
          label={texts.searching(asked.query)}
          count={items.length === 0 ? shownAmongOthers : 1}
        />
      )}
      <OpenMore {...{ kind, asked, results }} />
      {isAmongOthers && Math.max(total, items.length) > shown.length && (
        <Button
          size="small"
          className={styles.start}
          onClick={() => {
            search({ ...asked, kind });
          }}
        >
          {texts.showAll(kind, Math.max(total, items.length))}
        </Button>
      )}
      {!isAmongOthers && received < total && (
        <MoreButton kind={kind} asked={asked} results={results} />
      )}
    </>
  );
}

interface SaidRowsProps extends Pick<ResultSectionProps, "asked" | "isBusy" | "onInsert"> {
  readonly items: readonly FoundItem[];
}

/** Before it is known what was said, a row's formula could mean something else. */
function SaidRows({ asked, ...rows }: SaidRowsProps) {
  const { said } = useSearch();
  if (rows.items.length === 0 || said?.query !== asked.query) return null;
  return <RowList {...rows} parts={said.parts} />;
}
