import { useEffect } from "react";
import { Button, Field, ProgressBar, Select, Text } from "@fluentui/react-components";
import type { FillPlan, FillReport } from "../../../workbook/index.js";
import { isAborted } from "../../controls/error-text.js";
import { ErrorLine } from "../../controls/ErrorLine.js";
import { Notice } from "../../controls/Notice.js";
import { ButtonRow, Section } from "../../controls/Screen.js";
import { useAnnounce } from "../../frame/announcer.js";
import type { FillTexts } from "../../messages/tables/fill.js";
import { listed } from "./listed.js";
import type { Fill } from "./use-fill.js";
import { TablePreview } from "./TablePreview.js";
import type { FillPartProps } from "./UnderstoodSection.js";

/** What would be written, its price, and the one button that pays for it. */
export function FillSection({ texts, fill, understanding }: FillPartProps) {
  const { plan, quote, filling, shape } = fill;
  const { block } = understanding.reading;
  if (plan === undefined || understanding.whole === undefined) return null;
  const isFilling = filling.status === "running";
  const isDone = filling.status === "done" && filling.result.status === "filled";
  return (
    <Section title={texts.preview}>
      {block.isLocked && <Notice intent="warning">{texts.locked(block.sheetName)}</Notice>}
      <LeftOutLines texts={texts} plan={plan} />
      {plan.cells.length > 0 && (
        <>
          <TablePreview {...{ texts, understanding, plan }} kept={quote?.kept} />
          <Field label={texts.shape} {...(plan.spill === undefined ? { hint: texts.noSpill } : {})}>
            <Select
              value={plan.spill === undefined ? "cells" : shape}
              disabled={plan.spill === undefined || isFilling}
              onChange={(_event, { value }) => {
                fill.setShape(value === "spill" ? "spill" : "cells");
              }}
            >
              <option value="cells">{texts.shapes.cells}</option>
              <option value="spill">{texts.shapes.spill}</option>
            </Select>
          </Field>
        </>
      )}
      {plan.open.length > 0 && <Text>{texts.stillOpen(plan.open.length)}</Text>}
      {plan.cells.length > 0 && !isFilling && !isDone && (
        <ButtonRow>
          <Button
            appearance="primary"
            disabledFocusable={quote === null || block.isLocked || plan.open.length > 0}
            onClick={fill.fill}
          >
            {quote === null ? texts.pricing : texts.fill(plan.cells.length, quote.price)}
          </Button>
        </ButtonRow>
      )}
      <FillingView texts={texts} fill={fill} calls={plan.calls.length} />
    </Section>
  );
}

/** What is known to stay empty, cells of one reason together, and what is converted. */
function LeftOutLines({ texts, plan }: { readonly texts: FillTexts; readonly plan: FillPlan }) {
  const reasons = (["place", "period", "currency", "unknown-unit", "unit"] as const).map(
    (reason) => ({
      reason,
      cells: plan.left.filter((each) => each.reason === reason).map(({ address }) => address),
    }),
  );
  return (
    <>
      {reasons
        .filter(({ cells }) => cells.length > 0)
        .map(({ reason, cells }) => (
          <Text key={reason} block>
            {texts.left[reason](cells.length, listed(cells))}
          </Text>
        ))}
      {plan.units.map(({ title, options }) => (
        <Text key={title} block>
          {texts.asked(title, options)}
        </Text>
      ))}
    </>
  );
}

interface FillingViewProps {
  readonly texts: FillTexts;
  readonly fill: Fill;
  readonly calls: number;
}

/** How far it is, and what came of it. */
function FillingView({ texts, fill, calls }: FillingViewProps) {
  const { filling, progress } = fill;
  const announce = useAnnounce();
  const done = filling.status === "done" && filling.result.status === "filled";
  // What has gaps is a warning, which is read aloud itself.
  const isWhole = done && filling.result.missing.length === 0;
  const written = isWhole ? filling.result.written : undefined;
  useEffect(() => {
    if (written !== undefined) announce(texts.filled(written));
  }, [announce, texts, written]);
  switch (filling.status) {
    case "idle":
      return null;
    case "running": {
      const sentence = texts.filling(progress?.done ?? 0, calls);
      return (
        <>
          <Text>{sentence}</Text>
          <ProgressBar
            aria-label={sentence}
            {...(calls > 1 ? { value: progress?.done ?? 0, max: calls } : {})}
          />
          <ButtonRow>
            <Button onClick={fill.cancel}>{texts.cancel}</Button>
          </ButtonRow>
        </>
      );
    }
    case "failed":
      return isAborted(filling.error) ? (
        <Notice intent="info">{texts.cancelled}</Notice>
      ) : (
        <ErrorLine error={filling.error} onRetry={fill.fill} />
      );
    case "done":
      return <Outcome texts={texts} report={filling.result} />;
  }
}

function Outcome({ texts, report }: { readonly texts: FillTexts; readonly report: FillReport }) {
  if (report.status === "changed") return <Notice intent="warning">{texts.changed}</Notice>;
  const byReason = new Map<string, string[]>();
  for (const { address, reason } of report.missing) {
    byReason.set(reason, [...(byReason.get(reason) ?? []), address]);
  }
  return (
    <Notice intent={report.missing.length > 0 ? "warning" : "success"}>
      {texts.filled(report.written)}{" "}
      {report.missing.length > 0 && (
        <>
          {texts.missing(report.missing.length)}
          <ul>
            {[...byReason].map(([reason, cells]) => (
              <li key={reason}>{`${listed(cells)}: ${reason === "" ? texts.noReason : reason}`}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
