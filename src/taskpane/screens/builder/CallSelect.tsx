import { Field, Select } from "@fluentui/react-components";
import type { SelectedCell } from "../../../workbook/index.js";
import type { BuilderTexts } from "../../messages/builder.js";
import type { FunctionForm as Form } from "../../services/host-ports.js";
import type { EditedCall } from "./use-edited-call.js";

interface CallSelectProps {
  readonly texts: BuilderTexts;
  readonly cell: SelectedCell;
  readonly call: EditedCall;
}

/** Which of several calls in one formula the fields are of. */
export function CallSelect({ texts, cell, call }: CallSelectProps) {
  return (
    <Field label={texts.call}>
      <Select
        value={String(call.index)}
        onChange={(_event, data) => {
          call.chooseCall(Number(data.value));
        }}
      >
        {cell.calls.map(({ start, end }, index) => (
          <option key={start} value={String(index)}>
            {cell.formula.slice(start, end)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

interface FunctionSelectProps {
  readonly texts: BuilderTexts;
  readonly forms: readonly Form[];
  readonly call: EditedCall;
}

export function FunctionSelect({ texts, forms, call }: FunctionSelectProps) {
  const { form } = call;
  return (
    <Field label={texts.chooseFunction} {...(form === undefined ? {} : { hint: form.description })}>
      <Select
        value={call.functionId}
        onChange={(_event, data) => {
          call.chooseFunction(data.value);
        }}
      >
        <option value="">{texts.noFunction}</option>
        {[...forms]
          .sort((left, right) => left.id.localeCompare(right.id))
          .map(({ id }) => (
            <option key={id} value={id}>
              {`STAT.${id}`}
            </option>
          ))}
      </Select>
    </Field>
  );
}
