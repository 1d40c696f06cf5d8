import { MessageBar, MessageBarBody, Text } from "@fluentui/react-components";
import { useEffect } from "react";
import { useAnnounce } from "../../frame/announcer.js";
import { ErrorLine } from "../../controls/ErrorLine.js";
import { Waiting } from "../../controls/waiting/Waiting.js";
import { connectionTexts, type ConnectionTexts } from "../../messages/connection.js";
import { useTexts } from "../../services/use-texts.js";
import type { ConnectionTest } from "./use-connection-test.js";

interface TestResultProps {
  readonly test: ConnectionTest;
  /** Of a key that would take the place of the one that is kept. */
  readonly isOfOther: boolean;
  /** Tries the key that is kept. */
  readonly onRetry: () => void;
}

/** What is read aloud; an error reads itself. */
function sentenceOf(test: ConnectionTest, connection: ConnectionTexts): string {
  if (test.status === "running") return connection.testing;
  if (test.status !== "done" || test.result === null) return "";
  const { mayUseIndicators, found } = test.result;
  if (!mayUseIndicators) return connection.worksWithoutIndicators;
  return found === 0 ? connection.works : `${connection.works} ${connection.found(found)}`;
}

/** How the last test went, at the place where it was asked for. */
export function TestResult({ test, isOfOther, onRetry }: TestResultProps) {
  const connection = useTexts(connectionTexts);
  const announce = useAnnounce();
  const said = sentenceOf(test, connection);
  useEffect(() => {
    if (said !== "") announce(said);
  }, [announce, said]);

  switch (test.status) {
    case "idle":
      return null;
    case "running":
      return <Waiting label={connection.testing} />;
    case "failed":
      // Trying again would try the key that is kept, and tell of another one that it works.
      return isOfOther ? (
        <>
          <ErrorLine error={test.error} />
          <Text>{connection.keyStays}</Text>
        </>
      ) : (
        <ErrorLine error={test.error} onRetry={onRetry} />
      );
    case "done":
      return said === "" ? null : (
        <MessageBar intent="success" layout="multiline">
          <MessageBarBody>{said}</MessageBarBody>
        </MessageBar>
      );
  }
}
