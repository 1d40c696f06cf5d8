import { useEffect, useState } from "react";
import { Button } from "@fluentui/react-components";
import type { Price } from "../../../client/index.js";
import type { WorkbookOperations } from "../../../workbook/index.js";
import { Notice } from "../../controls/Notice.js";
import { ButtonRow } from "../../controls/Screen.js";
import type { RefreshTexts } from "../../messages/refresh.js";
import type { PaneWorkbook } from "../../services/services.js";
import { planPrice } from "../../model/plan-price.js";
import { TaskNotice } from "./TaskNotice.js";
import { useOutcome } from "./use-outcome.js";

interface AgreementNoticeProps {
  readonly texts: RefreshTexts;
  readonly workbook: PaneWorkbook;
  readonly operations: WorkbookOperations;
}

type Waiting = NonNullable<PaneWorkbook["agreement"]["waiting"]>;

/** What the workbook would spend by itself, its price, and the one click that allows it on this device. */
export function AgreementNotice({ texts, workbook, operations }: AgreementNoticeProps) {
  const { agreement } = workbook;
  const { isBusy, outcome, run } = useOutcome(texts.failed);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [price, setPrice] = useState<Price | null>(null);

  useEffect(() => {
    const left = new AbortController();
    const isShown = () => !left.signal.aborted;
    const find = async () => {
      await agreement.load();
      const found = agreement.waiting;
      if (!isShown() || found === null) return;
      setWaiting(found);
      const only = found.refresh ? "stale" : "errors";
      const includeResearch = found.questions > 0;
      const plan = await operations.plan({ scope: { kind: "workbook" }, only, includeResearch });
      if (isShown()) setPrice(planPrice(plan));
    };
    // A workbook that cannot be read now spends nothing; the screen itself says what is wrong.
    find().catch(() => undefined);
    return () => {
      left.abort();
    };
  }, [agreement, operations]);

  const allow = () =>
    void run(async () => {
      await agreement.agree();
      setWaiting(null);
      await operations.refreshOnOpen();
      await workbook.recalculateFailed();
      return { intent: "success", sentence: texts.agreed };
    });

  return (
    <>
      {waiting !== null && (
        <Notice intent="warning">
          {texts.agreement(waiting.refresh, waiting.questions)}{" "}
          {price === null ? "" : texts.agreementPrice(price)}
          <ButtonRow>
            <Button size="small" disabledFocusable={isBusy || price === null} onClick={allow}>
              {texts.agree}
            </Button>
          </ButtonRow>
        </Notice>
      )}
      <TaskNotice outcome={outcome} />
    </>
  );
}
