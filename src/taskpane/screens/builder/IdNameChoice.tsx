import { Checkbox } from "@fluentui/react-components";
import { findStatCalls } from "../../../workbook/index.js";
import { useIdNames } from "../../insert/formula/use-id-names.js";
import { useMessages } from "../../messages/use-messages.js";
import type { EditedCall } from "./use-edited-call.js";
import { useItemTitle } from "./use-item-title.js";

/** A readable name for the id that the formula begins with, where a search has shown what the id is of. */
export function useIdToName({ form, formula }: EditedCall) {
  const [isWanted, choose] = useIdNames();
  const [first] = formula === null ? [] : findStatCalls(formula);
  const [id] = first?.arguments ?? [];
  const isId = form?.id === first?.functionId && form?.parameters[0]?.name === "id";
  const value = isId && id?.kind === "literal" && typeof id.value !== "boolean" ? id.value : "";
  const title = useItemTitle(String(value));
  const isOffered = value !== "" && title !== undefined;
  const named = isOffered && isWanted ? { id: value, title } : undefined;
  return { isOffered, isWanted, choose, named };
}

export function IdNameChoice({ idName }: { readonly idName: ReturnType<typeof useIdToName> }) {
  const { insert } = useMessages();
  if (!idName.isOffered) return null;
  return (
    <Checkbox
      label={insert.nameId}
      checked={idName.isWanted}
      onChange={(_event, { checked }) => {
        idName.choose(checked === true);
      }}
    />
  );
}
