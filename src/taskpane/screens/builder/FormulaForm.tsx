import { useState, type SyntheticEvent } from "react";
import { Button, Text, makeStyles, tokens } from "@fluentui/react-components";
import type { IdToName, SelectedCell } from "../../../workbook/index.js";
import { useMessages } from "../../messages/use-messages.js";
import { Notice } from "../../controls/Notice.js";
import { ButtonRow } from "../../controls/Screen.js";
import type { FunctionForm as Form } from "../../services/host-ports.js";
import { CallSources } from "./CallSources.js";
import { CallFields } from "./fields/CallFields.js";
import { CallSelect, FunctionSelect } from "./CallSelect.js";
import { EstimateLine } from "./EstimateLine.js";
import { FormulaText } from "./parts/FormulaText.js";
import { useMarkedPart } from "./parts/use-marked-part.js";
import type { BuilderTexts } from "../../messages/builder.js";
import { IdNameChoice, useIdToName } from "./IdNameChoice.js";
import { useEditedCall, type EditedCall } from "./use-edited-call.js";
import { useEstimate } from "./use-estimate.js";

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalM },
});

interface FormulaFormProps {
  readonly cell: SelectedCell;
  readonly forms: readonly Form[];
  readonly texts: BuilderTexts;
  readonly isWriting: boolean;
  /** `named`: the id that gets a readable name, where the user wants one. */
  readonly onWrite: (formula: string, named?: IdToName) => void;
}

/** The arguments of one call as fields. Mounted anew for another cell or another content of it. */
export function FormulaForm({ cell, forms, texts, isWriting, onWrite }: FormulaFormProps) {
  const styles = useStyles();
  const call = useEditedCall(cell, forms);
  const { form, draft, written, formula, missing } = call;
  const idName = useIdToName(call);
  const marked = useMarkedPart();
  const { isAsking, refused, submit, reset } = useWrite(
    cell,
    call,
    isWriting
      ? undefined
      : (text) => {
          onWrite(text, idName.named);
        },
  );
  const estimate = useEstimate(call.functionId, missing.length > 0 ? null : written, cell);

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {cell.calls.length > 1 && <CallSelect texts={texts} cell={cell} call={call} />}
      {estimate !== null && <CallSources functionId={call.functionId} estimate={estimate} />}
      <FunctionSelect texts={texts} forms={forms} call={call} />
      {form !== undefined && draft !== null && (
        <>
          <CallFields
            {...{ texts, form, draft, refused, ...marked }}
            offer={call.offer}
            onEdit={call.edit}
          />
          <FormulaText label={texts.formula} call={call} {...marked} />
          {missing.length > 0 && <Text>{texts.missing(missing.join(", "))}</Text>}
          {estimate !== null && (
            <EstimateLine texts={texts} functionId={form.id} estimate={estimate} />
          )}
          <IdNameChoice idName={idName} />
          <Warnings {...{ texts, isAsking, refused }} address={cell.address} />
          <FormButtons
            write={submitWord(texts, cell, { isAsking, isNew: call.replaced === undefined })}
            isDisabled={
              missing.length > 0 ||
              isWriting ||
              (formula === cell.formula && idName.named === undefined)
            }
            reset={texts.reset}
            onReset={call.isEdited ? reset : undefined}
          />
        </>
      )}
    </form>
  );
}

interface WarningsProps {
  readonly texts: BuilderTexts;
  readonly address: string;
  readonly isAsking: boolean;
  /** Typed for a place, and none. */
  readonly refused: string | undefined;
}

/** Why the formula has not been written. */
function Warnings({ texts, address, isAsking, refused }: WarningsProps) {
  const { insert } = useMessages();
  return (
    <>
      {refused !== undefined && <Notice intent="warning">{insert.unreadPlace(refused)}</Notice>}
      {isAsking && <Notice intent="warning">{texts.occupied(address)}</Notice>}
    </>
  );
}

/** Writes the formula; where something else stands in the cell, only when asked a second time. */
function useWrite(
  cell: SelectedCell,
  { replaced, formula, missing, unread, reset }: EditedCall,
  onWrite: ((formula: string) => void) | undefined,
) {
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<string>();
  return {
    isAsking,
    refused: refused === unread ? refused : undefined,
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      if (formula === null || missing.length > 0 || onWrite === undefined) return;
      setRefused(unread);
      if (unread !== undefined) return;
      const isReplacing = replaced === undefined && !cell.isEmpty;
      if (isReplacing && !isAsking) setAsking(true);
      else onWrite(formula);
    },
    reset: () => {
      reset();
      setAsking(false);
    },
  };
}

function submitWord(
  texts: BuilderTexts,
  { address }: SelectedCell,
  { isAsking, isNew }: { readonly isAsking: boolean; readonly isNew: boolean },
): string {
  if (isAsking) return texts.replace;
  return isNew ? texts.insert(address) : texts.write(address);
}

interface FormButtonsProps {
  readonly write: string;
  readonly isDisabled: boolean;
  readonly reset: string;
  /** Undefined where there is nothing to take back. */
  readonly onReset: (() => void) | undefined;
}

function FormButtons({ write, isDisabled, reset, onReset }: FormButtonsProps) {
  return (
    <ButtonRow>
      <Button type="submit" appearance="primary" disabledFocusable={isDisabled}>
        {write}
      </Button>
      {onReset !== undefined && <Button onClick={onReset}>{reset}</Button>}
    </ButtonRow>
  );
}
