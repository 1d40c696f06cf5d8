import { Field, Select } from "@fluentui/react-components";
import { sheetTexts } from "../../../messages/sheet/insert-sheet.js";
import type { FormulaLook } from "../../../model/formula-of.js";
import { byName, type PlaceChoice } from "../../../model/place-choice.js";
import { useTexts } from "../../../services/use-texts.js";

interface OrderSelectProps extends Pick<PlaceChoice, "chosen" | "onChange"> {
  readonly geos: Readonly<Record<string, string>>;
  readonly order?: FormulaLook["order"];
  readonly onOrder: (order: FormulaLook["order"]) => void;
}

/** By name at once; by the latest figure anew whenever the formula is calculated. */
export function OrderSelect({ geos, chosen, onChange, order, onOrder }: OrderSelectProps) {
  const sheet = useTexts(sheetTexts);
  if (chosen.length < 2) return null;
  const isByName = byName(geos, chosen).join() === chosen.join();
  return (
    <Field label={sheet.order}>
      <Select
        value={order ?? (isByName ? "name" : "")}
        onChange={(_event, { value }) => {
          onOrder(value === "largest" || value === "smallest" ? value : undefined);
          if (value === "name") onChange(byName(geos, chosen));
        }}
      >
        {!isByName && <option value="">{sheet.orders.chosen}</option>}
        <option value="name">{sheet.orders.name}</option>
        <option value="largest">{sheet.orders.largest}</option>
        <option value="smallest">{sheet.orders.smallest}</option>
      </Select>
    </Field>
  );
}
