import { useCallback, useState, useSyncExternalStore } from "react";
import { Button, Text } from "@fluentui/react-components";
import { useAnnounce } from "../../frame/announcer.js";
import { CopyButton } from "../../controls/CopyButton.js";
import { Notice } from "../../controls/Notice.js";
import { ButtonRow, Screen, Section } from "../../controls/Screen.js";
import { useClientStatus } from "../../services/use-client-status.js";
import { useTexts } from "../../services/use-texts.js";
import { useServices } from "../../services/services.js";
import { CheckSection } from "./check/CheckSection.js";
import { BudgetForm } from "./BudgetForm.js";
import { ErrorTable } from "./ErrorTable.js";
import { StateList } from "../../controls/lists/StateList.js";
import { reportText, stateLines } from "./state-lines.js";
import { diagnosticsTexts } from "../../messages/diagnostics.js";

/** What a supporter asks for: state, prices, budget and the errors of the cells; never a secret. */
export default function DiagnosticsScreen() {
  const { client, host, version, language } = useServices();
  const texts = useTexts(diagnosticsTexts);
  const announce = useAnnounce();
  const status = useClientStatus();
  const log = useErrorLog();
  const [isCleared, setCleared] = useState(false);
  const lines = stateLines({ status, host, version, language: language() }, texts);

  const clearCache = async () => {
    await client.clearCache();
    setCleared(true);
    announce(texts.cleared);
  };

  return (
    <Screen title={texts.title}>
      <Section title={texts.state}>
        <StateList lines={lines} />
        <ButtonRow>
          <CopyButton
            label={texts.copy}
            copied={texts.copied}
            refused={texts.copyFailed}
            text={() => reportText(lines, log, texts)}
          />
          <Button onClick={() => void clearCache()}>{texts.clearCache}</Button>
        </ButtonRow>
        <Text size={200}>{texts.clearCacheHint}</Text>
        {isCleared && <Notice intent="success">{texts.cleared}</Notice>}
      </Section>
      <CheckSection texts={texts} />
      <BudgetForm texts={texts} />
      <ErrorSection />
    </Screen>
  );
}

function useErrorLog() {
  const { errorLog } = useServices();
  const subscribe = useCallback((listener: () => void) => errorLog.onChange(listener), [errorLog]);
  return useSyncExternalStore(subscribe, () => errorLog.entries());
}

/** The errors that cells have shown, and a button that forgets them. */
function ErrorSection() {
  const { errorLog, language } = useServices();
  const texts = useTexts(diagnosticsTexts);
  const log = useErrorLog();
  return (
    <Section title={texts.log}>
      {log.length === 0 ? (
        <Text>{texts.emptyLog}</Text>
      ) : (
        <>
          <ErrorTable log={log} language={language()} />
          <ButtonRow>
            <Button
              onClick={() => {
                errorLog.clear();
              }}
            >
              {texts.clearLog}
            </Button>
          </ButtonRow>
        </>
      )}
    </Section>
  );
}
