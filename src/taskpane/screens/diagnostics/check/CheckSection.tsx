import { useState } from "react";
import { Button, ProgressBar, Text } from "@fluentui/react-components";
import { callPrice } from "../../../../client/index.js";
import type { CheckProgress } from "../../../../workbook/checks/index.js";
import { Notice } from "../../../controls/Notice.js";
import { ButtonRow, Section } from "../../../controls/Screen.js";
import type { DiagnosticsTexts } from "../../../messages/diagnostics.js";
import { useServices } from "../../../services/services.js";
import { useSettings } from "../../../services/use-settings.js";
import { reasonOf } from "../../../session/use-task.js";
import { CheckResults } from "./CheckResults.js";
import { useCheck, type CheckState } from "./use-check.js";

type Texts = DiagnosticsTexts["check"];

/** The add-in proves itself where it runs; nothing in a plain web page. */
export function CheckSection({ texts }: { readonly texts: DiagnosticsTexts }) {
  const { workbook } = useServices();
  return workbook === null ? null : <CheckPart texts={texts} />;
}

function CheckPart({ texts: all }: { readonly texts: DiagnosticsTexts }) {
  const texts = all.check;
  const { state, start, cancel } = useCheck(texts);
  return (
    <Section title={texts.title}>
      <Text>{texts.hint}</Text>
      {state.status === "running" ? (
        <CheckProgressLine texts={texts} progress={state.progress} onCancel={cancel} />
      ) : (
        <StartRow texts={texts} onStart={start} />
      )}
      <CheckEnd texts={all} state={state} />
    </Section>
  );
}

/** Where the one call to the service costs something, its price is confirmed before anything starts. */
function StartRow({ texts, onStart }: { readonly texts: Texts; readonly onStart: () => void }) {
  const { settings } = useServices();
  const { serviceAddress, hasKey } = useSettings();
  const [isAsking, setAsking] = useState(false);
  const credits = hasKey
    ? (settings.getPreferences().prices.searchIndicators ?? callPrice("searchIndicators").credits)
    : 0;
  if (isAsking) {
    return (
      <Notice
        intent="info"
        actions={
          <ButtonRow>
            <Button appearance="primary" onClick={onStart}>
              {texts.startFor(credits)}
            </Button>
            <Button
              onClick={() => {
                setAsking(false);
              }}
            >
              {texts.notNow}
            </Button>
          </ButtonRow>
        }
      >
        {texts.price(serviceAddress, credits)}
      </Notice>
    );
  }
  const ask = () => {
    setAsking(true);
  };
  return (
    <>
      <Text size={200}>{credits === 0 ? texts.free : texts.price(serviceAddress, credits)}</Text>
      <ButtonRow>
        <Button onClick={credits === 0 ? onStart : ask}>{texts.start}</Button>
      </ButtonRow>
    </>
  );
}

interface ProgressProps {
  readonly texts: Texts;
  readonly progress: CheckProgress | undefined;
  readonly onCancel: () => void;
}

function CheckProgressLine({ texts, progress, onCancel }: ProgressProps) {
  const { done = 0, total = 0, title = "", skipUndo } = progress ?? {};
  const sentence = texts.progress(done, total);
  return (
    <>
      <Text>{sentence}</Text>
      <ProgressBar aria-label={sentence} {...(total === 0 ? {} : { value: done, max: total })} />
      <Text size={200} lang="en">
        {title}
      </Text>
      {skipUndo !== undefined && (
        <Notice intent="info" actions={<Button onClick={skipUndo}>{texts.skipUndo}</Button>}>
          {texts.undo}
        </Notice>
      )}
      <ButtonRow>
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </ButtonRow>
    </>
  );
}

function CheckEnd({
  texts,
  state,
}: {
  readonly texts: DiagnosticsTexts;
  readonly state: CheckState;
}) {
  if (state.status === "failed") return <Notice intent="error">{reasonOf(state.error)}</Notice>;
  if (state.status !== "done") return null;
  const { report } = state;
  return (
    <>
      {report.leftSheet !== undefined && (
        <Notice intent="warning">{texts.check.left(report.leftSheet)}</Notice>
      )}
      {report.isCancelled && report.leftSheet === undefined && (
        <Notice intent="info">{texts.check.cancelled}</Notice>
      )}
      <CheckResults texts={texts} report={report} />
    </>
  );
}
