import { useEffect } from "react";
import { Button, Spinner, Text } from "@fluentui/react-components";
import { ErrorLine } from "../../controls/ErrorLine.js";
import { Notice } from "../../controls/Notice.js";
import { ButtonRow, Screen, Section } from "../../controls/Screen.js";
import { useAnnounce } from "../../frame/announcer.js";
import { sourceTexts, type SourceTexts } from "../../messages/tables/source.js";
import { useServices } from "../../services/services.js";
import { useTexts } from "../../services/use-texts.js";
import { CandidateList } from "./CandidateList.js";
import { ComparisonView } from "./ComparisonView.js";
import type { Candidate } from "./find-candidates.js";
import { useSource } from "./use-source.js";

/** Whose figures somebody has typed: candidates for nothing, a comparison for its price, formulas in their place. */
export default function SourceScreen() {
  const { workbook } = useServices();
  const texts = useTexts(sourceTexts);
  const source = useSource();
  const announce = useAnnounce();
  const said = sentenceOf(source, texts);
  useEffect(() => {
    if (said !== "") announce(said);
  }, [announce, said]);
  if (workbook === null) {
    return (
      <Screen title={texts.title}>
        <Notice intent="info">{texts.noWorkbook}</Notice>
      </Screen>
    );
  }
  const isBusy = [source.finding, source.comparing, source.replacing].some(
    ({ state }) => state.status === "running",
  );
  return (
    <Screen title={texts.title}>
      <Text>{texts.intro}</Text>
      <ButtonRow>
        <Button appearance="primary" disabledFocusable={isBusy} onClick={() => void source.find()}>
          {texts.find}
        </Button>
      </ButtonRow>
      <Finding texts={texts} source={source} isBusy={isBusy} />
      <Comparing texts={texts} source={source} />
    </Screen>
  );
}

type Source = ReturnType<typeof useSource>;

interface PartProps {
  readonly texts: SourceTexts;
  readonly source: Source;
}

function Finding({ texts, source, isBusy }: PartProps & { readonly isBusy: boolean }) {
  const { state, clear } = source.finding;
  if (state.status === "running")
    return <Waiting sentence={texts.finding} cancel={texts.cancel} onCancel={clear} />;
  if (state.status === "failed")
    return <ErrorLine error={state.error} onRetry={() => void source.find()} />;
  if (state.status === "idle") return null;
  const { result } = state;
  if (typeof result === "string") return <Notice intent="warning">{texts.problems[result]}</Notice>;
  const { table, canBeTold, candidates } = result;
  const count = table.lines.flatMap(({ cells }) => cells).filter((cell) => cell !== null).length;
  const hasPlaces = table.lines.some(({ place }) => place !== undefined);
  return (
    <Section title={texts.candidates}>
      <Text>{texts.read(count, table.periods !== undefined, hasPlaces)}</Text>
      {table.leftOut > 0 && <Text>{texts.leftOut(table.leftOut)}</Text>}
      {!canBeTold && <Notice intent="info">{texts.provesNothing}</Notice>}
      {canBeTold && candidates.length === 0 && <Notice intent="info">{texts.none}</Notice>}
      <CandidateList
        texts={texts}
        candidates={pricedAnew(candidates, source)}
        isBusy={isBusy}
        onCompare={(candidate) => void source.compare(table, candidate)}
      />
    </Section>
  );
}

/** A candidate that has become dearer since shows what it costs now. */
function pricedAnew(candidates: readonly Candidate[], { comparing: { state } }: Source) {
  if (state.status !== "done" || !("dearer" in state.result)) return candidates;
  const { candidate, dearer } = state.result;
  return candidates.map((one) =>
    one.series === candidate.series ? { ...one, price: dearer } : one,
  );
}

function Comparing({ texts, source }: PartProps) {
  const { comparing, replacing, finding } = source;
  const { state } = comparing;
  if (finding.state.status !== "done" || typeof finding.state.result === "string") return null;
  const { table } = finding.state.result;
  if (state.status === "running")
    return <Waiting sentence={texts.comparing} cancel={texts.cancel} onCancel={comparing.clear} />;
  if (state.status === "failed") return <ErrorLine error={state.error} />;
  if (state.status === "idle") return null;
  if ("dearer" in state.result)
    return <Notice intent="warning">{texts.dearer(state.result.dearer)}</Notice>;
  const comparison = state.result;
  return (
    <ComparisonView
      key={comparison.candidate.title}
      texts={texts}
      comparison={comparison}
      isLocked={table.isLocked}
      replacing={replacing.state}
      onReplace={(cells) => {
        void source.replace(table, comparison.candidate.title, cells);
      }}
    />
  );
}

interface WaitingProps {
  readonly sentence: string;
  readonly cancel: string;
  readonly onCancel: () => void;
}

function Waiting({ sentence, cancel, onCancel }: WaitingProps) {
  return (
    <>
      <Spinner size="tiny" label={sentence} labelPosition="after" />
      <ButtonRow>
        <Button onClick={onCancel}>{cancel}</Button>
      </ButtonRow>
    </>
  );
}

/** What is read aloud; problems are alerts of their own. */
function sentenceOf({ finding, comparing, replacing }: Source, texts: SourceTexts): string {
  if (replacing.state.status === "done" && replacing.state.result.status === "replaced")
    return texts.replaced(replacing.state.result.count);
  if (comparing.state.status === "running") return texts.comparing;
  if (comparing.state.status === "done") {
    const { result } = comparing.state;
    return "dearer" in result ? "" : texts.agree(result.agreed, result.count);
  }
  if (finding.state.status === "running") return texts.finding;
  if (finding.state.status !== "done" || typeof finding.state.result === "string") return "";
  return texts.found(finding.state.result.candidates.length);
}
