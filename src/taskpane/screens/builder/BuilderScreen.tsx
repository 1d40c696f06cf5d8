import { useEffect, useState } from "react";
import { Spinner, Subtitle2, Text } from "@fluentui/react-components";
import {
  ProtectedIdsError,
  resolveFormula,
  writeCellFormula,
  type IdToName,
  type SelectedCell,
} from "../../../workbook/index.js";
import { useAnnounce } from "../../frame/announcer.js";
import { isFocusFree, takeFocus } from "../../frame/take-focus.js";
import { ErrorLine } from "../../controls/ErrorLine.js";
import { Notice } from "../../controls/Notice.js";
import { Screen } from "../../controls/Screen.js";
import { useMessages } from "../../messages/use-messages.js";
import { useTexts } from "../../services/use-texts.js";
import type { FunctionForm as Form } from "../../services/host-ports.js";
import { useResults, type Judgement } from "../../insert/placing/use-results.js";
import { useServices } from "../../services/services.js";
import { reasonOf, useTask } from "../../session/use-task.js";
import { FormulaForm } from "./FormulaForm.js";
import { builderTexts } from "../../messages/builder.js";
import { formKey, useForgetForm } from "./kept-forms.js";
import { useSelectedCell } from "./use-selected-cell.js";

interface Outcome {
  readonly intent: "success" | "warning";
  readonly sentence: string;
}

/** The formula of the selected cell as a form, or a form for a new one. */
export default function BuilderScreen() {
  const texts = useTexts(builderTexts);
  const { selection, reload } = useSelectedCell();
  const { forms, error, retry } = useForms();
  const { state, judgement, write } = useWriting(reload);

  return (
    <Screen title={texts.title}>
      {selection.status === "no-workbook" && <Notice intent="info">{texts.noWorkbook}</Notice>}
      {selection.status === "failed" && (
        <Notice intent="error">{texts.failed(selection.reason)}</Notice>
      )}
      {error !== null && <ErrorLine error={error} onRetry={retry} />}
      {(selection.status === "loading" || (forms === null && error === null)) && (
        <Spinner size="tiny" label={texts.reading} />
      )}
      {state.status === "done" && <OutcomeNotice outcome={state.result} judgement={judgement} />}
      {state.status === "failed" && <Notice intent="error">{reasonOf(state.error)}</Notice>}
      {selection.status === "cell" && forms !== null && (
        <>
          <CellHeading cell={selection.cell} />
          <FormulaForm
            key={formKey(selection.cell)}
            cell={selection.cell}
            forms={forms}
            texts={texts}
            isWriting={state.status === "running"}
            onWrite={(formula, named) => void write(selection.cell, formula, named)}
          />
        </>
      )}
    </Screen>
  );
}

/** Writes a formula into its cell, and follows what that then shows. */
function useWriting(reload: () => Promise<void>) {
  const { workbook, functions } = useServices();
  const texts = useTexts(builderTexts);
  const { insert } = useMessages();
  const announce = useAnnounce();
  const { state, run } = useTask<Outcome>();
  const { judgement, watch } = useResults();
  const forget = useForgetForm();
  const [ends, setEnds] = useState(0);
  const write = async (cell: SelectedCell, formula: string, named: IdToName | undefined) => {
    if (workbook === null) return;
    const end = await run(async () => {
      const { sizeOfFormula } = await import(
        /* webpackChunkName: "pane-size" */ "../../insert/formula/formula-parts.js"
      );
      const values = await workbook.run((context) => resolveFormula(context, cell, formula));
      const dates = values && (await sizeOfFormula(functions, formula, values))?.dates;
      const outcome = await workbook
        .run((context) => writeCellFormula(context, cell, cell.content, formula, { dates, named }))
        .catch((failure: unknown) => {
          if (!(failure instanceof ProtectedIdsError)) throw failure;
          return { status: "no-name", sheetName: failure.sheetName } as const;
        })
        .finally(reload);
      if (outcome.status === "no-name")
        return { intent: "warning", sentence: insert.idsProtected(outcome.sheetName) };
      const { status } = outcome;
      if (status === "written") {
        forget(cell);
        watch({ ...cell, rowCount: 1, columnCount: 1 });
        return { intent: "success", sentence: texts.written(cell.address) };
      }
      const isChanged = status === "changed";
      return {
        intent: "warning",
        sentence: isChanged ? texts.changed(cell.address) : texts.protected(cell.sheetName),
      };
    });
    if (end.status === "done" && end.result.intent === "success") announce(end.result.sentence);
    setEnds((count) => count + 1);
  };
  useEffect(() => {
    if (ends > 0) keepFocus();
  }, [ends]);
  return { state, judgement, write };
}

/** What is written makes the form anew, and the field or button that had the focus is gone. */
function keepFocus(): void {
  if (!isFocusFree()) return;
  takeFocus(document.querySelector("main form button[type=submit]"));
}

/** Which cell it is about, and whether it has a formula yet. */
function CellHeading({ cell }: { readonly cell: SelectedCell }) {
  const texts = useTexts(builderTexts);
  const isNew = cell.calls.length === 0;
  return (
    <>
      {isNew && <Text>{texts.intro}</Text>}
      <Subtitle2 as="h2" block style={{ margin: 0 }}>
        {isNew ? texts.noFormula(cell.address) : texts.cell(cell.address)}
      </Subtitle2>
    </>
  );
}

/** A formula that was written is judged by what its cell shows. */
function OutcomeNotice({
  outcome,
  judgement,
}: {
  readonly outcome: Outcome;
  readonly judgement: Judgement;
}) {
  if (outcome.intent === "warning") return <Notice intent="warning">{outcome.sentence}</Notice>;
  return (
    <Notice key={judgement.intent} intent={judgement.intent}>
      {judgement.intent === "error" ? judgement.sentence : outcome.sentence}
    </Notice>
  );
}

function useForms() {
  const { functions } = useServices();
  const [state, setState] = useState<{ forms: readonly Form[] | null; error: unknown }>({
    forms: null,
    error: null,
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    functions.forms().then(
      (forms) => {
        if (isCurrent) setState({ forms, error: null });
      },
      (error: unknown) => {
        if (isCurrent) setState({ forms: null, error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, functions]);
  const retry = () => {
    setAttempt((count) => count + 1);
  };
  return { ...state, retry };
}
