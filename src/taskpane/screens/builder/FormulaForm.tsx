import { useMemo, useState, type SyntheticEvent } from "react";
import { Button, Field, Select, Text, makeStyles, tokens } from "@fluentui/react-components";
import { replaceStatCall, type SelectedCell } from "../../../workbook/index.js";
import { Notice } from "../../controls/Notice.js";
import { ButtonRow } from "../../controls/Screen.js";
import type { FunctionForm as Form } from "../../services/host-ports.js";
import { useServices } from "../../services/services.js";
import { ArgumentField } from "./ArgumentField.js";
import { emptyField, missingParameters, toCall, toDraft, type Draft } from "./draft.js";
import { EstimateLine } from "./EstimateLine.js";
import type { BuilderTexts } from "../../messages/builder.js";
import { useEstimate } from "./use-estimate.js";
import { useItemTitle } from "./use-item-title.js";

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalM },
  formula: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: "anywhere",
    backgroundColor: tokens.colorNeutralBackground3,
    padding: tokens.spacingHorizontalS,
    margin: 0,
    whiteSpace: "pre-wrap",
  },
});

interface FormulaFormProps {
  readonly cell: SelectedCell;
  readonly forms: readonly Form[];
  readonly texts: BuilderTexts;
  readonly isWriting: boolean;
  readonly onWrite: (formula: string) => void;
}

/** The arguments of one call as fields. Mounted anew for another cell or another content of it. */
export function FormulaForm({ cell, forms, texts, isWriting, onWrite }: FormulaFormProps) {
  const styles = useStyles();
  const { language } = useServices();
  const [callIndex, setCallIndex] = useState(0);
  const call = cell.calls[callIndex];
  const [functionId, setFunctionId] = useState(call?.functionId ?? "");
  const form = forms.find(({ id }) => id === functionId);
  const read = useMemo(() => initialDraft(cell, callIndex, form), [callIndex, cell, form]);
  const [edited, setEdited] = useState<Draft | null>(null);
  const [isAskingToReplace, setAskingToReplace] = useState(false);
  const draft = edited?.functionId === read?.functionId ? (edited ?? read) : read;

  const written = form === undefined || draft === null ? null : toCall(draft, form);
  const formula =
    written === null
      ? null
      : call === undefined
        ? `=${written}`
        : replaceStatCall(cell.formula, call, written);
  const missing = form === undefined || draft === null ? [] : missingParameters(draft, form);
  const estimate = useEstimate(
    functionId,
    written === null || missing.length > 0 ? null : `=${written}`,
    cell,
  );
  const id = draft?.fields.id?.text ?? "";
  const title = useItemTitle(id);
  const isReplacing = call === undefined && !cell.isEmpty;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (formula === null || missing.length > 0 || isWriting) return;
    if (isReplacing && !isAskingToReplace) {
      setAskingToReplace(true);
      return;
    }
    onWrite(formula);
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {cell.calls.length > 1 && (
        <Field label={texts.call}>
          <Select
            value={String(callIndex)}
            onChange={(_event, data) => {
              const next = Number(data.value);
              setCallIndex(next);
              setFunctionId(cell.calls[next]?.functionId ?? "");
              setEdited(null);
            }}
          >
            {cell.calls.map((each, index) => (
              <option key={each.start} value={String(index)}>
                {cell.formula.slice(each.start, each.end)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field
        label={texts.chooseFunction}
        {...(form === undefined ? {} : { hint: form.description })}
      >
        <Select
          value={functionId}
          onChange={(_event, data) => {
            setFunctionId(data.value);
            setEdited(null);
          }}
        >
          <option value="">{texts.noFunction}</option>
          {[...forms]
            .sort((left, right) => left.id.localeCompare(right.id))
            .map(({ id: each }) => (
              <option key={each} value={each}>
                {`STAT.${each}`}
              </option>
            ))}
        </Select>
      </Field>
      {form !== undefined && draft !== null && (
        <>
          {form.parameters.map((parameter) => (
            <ArgumentField
              key={parameter.name}
              texts={texts}
              form={form}
              parameter={parameter}
              text={draft.fields[parameter.name]?.text ?? ""}
              indicatorId={/^\d*$|^=/.test(id.trim()) ? "" : id.trim()}
              note={parameter.name === "id" ? title : undefined}
              onChange={(text) => {
                const field = draft.fields[parameter.name] ?? emptyField;
                setEdited({
                  ...draft,
                  fields: { ...draft.fields, [parameter.name]: { ...field, text } },
                });
              }}
            />
          ))}
          <pre
            className={styles.formula}
            aria-label={texts.formula}
            role="figure"
            lang={language()}
          >
            {formula}
          </pre>
          {missing.length > 0 && <Text>{texts.missing(missing.join(", "))}</Text>}
          {estimate !== null && (
            <EstimateLine texts={texts} functionId={form.id} estimate={estimate} />
          )}
          {isAskingToReplace && <Notice intent="warning">{texts.occupied(cell.address)}</Notice>}
          <ButtonRow>
            <Button
              type="submit"
              appearance="primary"
              disabledFocusable={missing.length > 0 || isWriting || formula === cell.formula}
            >
              {isAskingToReplace
                ? texts.replace
                : call === undefined
                  ? texts.insert(cell.address)
                  : texts.write(cell.address)}
            </Button>
            {edited !== null && (
              <Button
                onClick={() => {
                  setEdited(null);
                  setAskingToReplace(false);
                }}
              >
                {texts.reset}
              </Button>
            )}
          </ButtonRow>
        </>
      )}
    </form>
  );
}

/** The call as it stands in the cell, or empty fields for another function than the cell's. */
function initialDraft(cell: SelectedCell, callIndex: number, form: Form | undefined): Draft | null {
  if (form === undefined) return null;
  const call = cell.calls[callIndex];
  if (call !== undefined && call.functionId === form.id) return toDraft(call, form);
  return { functionId: form.id, fields: {} };
}
