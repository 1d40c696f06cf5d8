import { useEffect, useState } from "react";
import { Button, ProgressBar, Spinner, Text } from "@fluentui/react-components";
import { useAnnounce } from "../../frame/announcer.js";
import { ErrorLine } from "../../controls/ErrorLine.js";
import { Notice } from "../../controls/Notice.js";
import { ButtonRow, Screen, Section } from "../../controls/Screen.js";
import { useTexts } from "../../services/use-texts.js";
import { useServices } from "../../services/services.js";
import { AgreementNotice } from "./AgreementNotice.js";
import { CareSection } from "./CareSection.js";
import { ChoiceForm } from "./plan/ChoiceForm.js";
import { HealthPicture } from "./plan/HealthPicture.js";
import { OptionsSection } from "./OptionsSection.js";
import { PlanSummary } from "./plan/PlanSummary.js";
import { RefreshReport } from "./RefreshReport.js";
import type { WorkbookHealth } from "../../../workbook/index.js";
import type { Choice } from "../../session/refresh-choice.js";
import type { RunState } from "../../session/refresh-run.js";
import { useMessages } from "../../messages/use-messages.js";
import { refreshTexts, type RefreshTexts } from "../../messages/refresh.js";
import {
  useDamage,
  useWorkbookOperations,
  useRefreshRun,
} from "../../session/use-workbook-operations.js";

/** The price of a refresh, the refresh, and what it changed; beside it all that keeps a workbook trusted. */
export default function RefreshScreen() {
  const { workbook } = useServices();
  const { app } = useMessages();
  const texts = useTexts(refreshTexts);
  const announce = useAnnounce();
  const operations = useWorkbookOperations();
  const { run, state, choice } = useRefreshRun();
  const { plan, planAgain, planChanged } = usePlanned(run);
  const isRunning = state.status === "running";
  const health = useHealth(state);
  const said = sentenceOf(state, texts);
  useEffect(() => {
    if (said !== "") announce(said);
  }, [announce, said]);

  if (workbook === null || operations === null || run === null) {
    return (
      <Screen title={app.views.refresh}>
        <Notice intent="info">{texts.noWorkbook}</Notice>
      </Screen>
    );
  }

  return (
    <Screen title={app.views.refresh}>
      <DamageNotice texts={texts} />
      <AgreementNotice texts={texts} workbook={workbook} operations={operations} />
      <Section title={texts.title}>
        {health !== null && <HealthPicture texts={texts} health={health} operations={operations} />}
        <ChoiceForm texts={texts} choice={choice} isDisabled={isRunning} onChange={plan} />
        <RunView texts={texts} state={state} run={run} operations={operations} onPlan={planAgain} />
      </Section>
      <CareSection
        texts={texts}
        operations={operations}
        scope={{ kind: choice.scope }}
        onChanged={planChanged}
      />
      <OptionsSection texts={texts} workbook={workbook} />
    </Screen>
  );
}

type Run = ReturnType<typeof useRefreshRun>["run"];

/** Planned anew with each choice, when the screen is opened and once formulas have come or gone. */
function usePlanned(run: Run) {
  const plan = (choice: Choice) => void run?.plan(choice);
  const planAgain = () => void run?.plan();
  useEffect(() => {
    // A refresh under way, or its report, is what the user came back for.
    if (isOneOf(run, "idle", "planned")) void run?.plan();
  }, [run]);
  const planChanged = () => {
    // A report stays: it says what was.
    if (isOneOf(run, "planning", "planned")) planAgain();
  };
  return { plan, planAgain, planChanged };
}

const isOneOf = (run: Run, ...statuses: readonly RunState["status"][]): boolean =>
  run !== null && statuses.includes(run.state().status);

/** As last planned: it stays while another choice is looked at, and goes when a refresh has begun. */
function useHealth(state: RunState): WorkbookHealth | null {
  const [health, setHealth] = useState<WorkbookHealth | null>(null);
  const { status } = state;
  const planned = status === "planned" ? state.plan.health : null;
  const isOver = status !== "planned" && status !== "planning";
  if (planned !== null && planned !== health) setHealth(planned);
  if (isOver && health !== null) setHealth(null);
  return isOver ? null : (planned ?? health);
}

/** What the workbook keeps and nobody can read any more. */
function DamageNotice({ texts }: { readonly texts: RefreshTexts }) {
  const damaged = useDamage();
  if (damaged.length === 0) return null;
  return (
    <Notice intent="warning">
      {texts.damaged(damaged.map((thing) => texts.keptThings[thing]).join(", "))}
    </Notice>
  );
}

interface RunViewProps {
  readonly texts: RefreshTexts;
  readonly state: RunState;
  readonly run: NonNullable<Run>;
  readonly operations: NonNullable<ReturnType<typeof useWorkbookOperations>>;
  /** Plans the same choice again. */
  readonly onPlan: () => void;
}

/** How far the refresh is: planned with its price, running, failed or done. */
function RunView({ texts, state, run, operations, onPlan }: RunViewProps) {
  switch (state.status) {
    case "planning":
      return <Spinner size="tiny" label={texts.planning} />;
    case "planned":
      return (
        <PlanSummary
          texts={texts}
          plan={state.plan}
          operations={operations}
          onStart={() => void run.start()}
          onCheck={onPlan}
        />
      );
    case "running":
      return (
        <Running
          texts={texts}
          state={state}
          onCancel={() => {
            run.cancel();
          }}
        />
      );
    case "failed":
      return <ErrorLine error={state.error} onRetry={onPlan} />;
    case "done":
      return (
        <RefreshReport
          texts={texts}
          report={state.report}
          operations={operations}
          onAgain={onPlan}
        />
      );
    default:
      return null;
  }
}

interface RunningProps {
  readonly texts: RefreshTexts;
  readonly state: Extract<RunState, { readonly status: "running" }>;
  readonly onCancel: () => void;
}

function Running({ texts, state, onCancel }: RunningProps) {
  const { progress, isCancelling } = state;
  const sentence = isCancelling
    ? texts.cancelling
    : progress?.phase === "calculating"
      ? texts.calculating(progress.total)
      : texts.fetching(progress?.done ?? 0, progress?.total ?? 0);
  return (
    <>
      <Text>{sentence}</Text>
      <ProgressBar
        aria-label={texts.title}
        {...(progress === null || progress.total === 0
          ? {}
          : { value: progress.done, max: progress.total })}
      />
      <ButtonRow>
        <Button disabledFocusable={isCancelling} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </ButtonRow>
    </>
  );
}

/** What is read aloud; the numbers in between would only chatter. */
function sentenceOf(state: RunState, texts: RefreshTexts): string {
  if (state.status === "planning") return texts.planning;
  if (state.status !== "done") return "";
  const { updated, unchanged, failed } = state.report;
  return texts.report(updated.length, unchanged.length, failed.length);
}
