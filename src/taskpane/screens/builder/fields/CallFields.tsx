import type { BuilderTexts } from "../../../messages/builder.js";
import type { FunctionForm as Form } from "../../../services/host-ports.js";
import { emptyField, type Draft } from "../draft.js";
import { indicatorOf, type PlaceOffer } from "../places/place-offer.js";
import { useItemTitle } from "../use-item-title.js";
import { PartField } from "../parts/PartField.js";
import type { MarkedPart } from "../parts/use-marked-part.js";
import { ArgumentField } from "./ArgumentField.js";

interface CallFieldsProps extends MarkedPart {
  readonly texts: BuilderTexts;
  readonly form: Form;
  readonly draft: Draft;
  readonly offer: PlaceOffer;
  /** What was typed for a place, and is none. */
  readonly refused: string | undefined;
  readonly onEdit: (draft: Draft) => void;
}

/** A field for each parameter. */
export function CallFields(props: CallFieldsProps) {
  const { texts, form, draft, offer, refused, onEdit, ...marking } = props;
  const id = draft.fields.id?.text ?? "";
  const title = useItemTitle(id);
  return form.parameters.map((parameter, index) => (
    <PartField key={parameter.name} parameter={parameter.name} index={index} {...marking}>
      <ArgumentField
        texts={texts}
        form={form}
        parameter={parameter}
        field={draft.fields[parameter.name] ?? emptyField}
        indicatorId={indicatorOf(draft)}
        offer={offer}
        refused={refused}
        note={parameter.name === "id" ? title : undefined}
        onChange={(change) => {
          const field = draft.fields[parameter.name] ?? emptyField;
          onEdit({
            ...draft,
            fields: { ...draft.fields, [parameter.name]: { ...field, ...change } },
          });
        }}
      />
    </PartField>
  ));
}
