import type { BuilderTexts } from "../../../messages/builder.js";
import type { FunctionForm as Form } from "../../../services/host-ports.js";
import { emptyField, type Draft } from "../draft.js";
import { useItemTitle } from "../use-item-title.js";
import { PartField } from "../parts/PartField.js";
import type { MarkedPart } from "../parts/use-marked-part.js";
import { ArgumentField } from "./ArgumentField.js";

interface CallFieldsProps extends MarkedPart {
  readonly texts: BuilderTexts;
  readonly form: Form;
  readonly draft: Draft;
  readonly onEdit: (draft: Draft) => void;
}

/** A field for each parameter. */
export function CallFields({ texts, form, draft, onEdit, ...marking }: CallFieldsProps) {
  const id = draft.fields.id?.text ?? "";
  const title = useItemTitle(id);
  return form.parameters.map((parameter, index) => (
    <PartField key={parameter.name} parameter={parameter.name} index={index} {...marking}>
      <ArgumentField
        texts={texts}
        form={form}
        parameter={parameter}
        text={draft.fields[parameter.name]?.text ?? ""}
        indicatorId={/^\d*$|^=/.test(id.trim()) ? "" : id.trim()}
        note={parameter.name === "id" ? title : undefined}
        onChange={(text) => {
          const field = draft.fields[parameter.name] ?? emptyField;
          onEdit({
            ...draft,
            fields: { ...draft.fields, [parameter.name]: { ...field, text } },
          });
        }}
      />
    </PartField>
  ));
}
