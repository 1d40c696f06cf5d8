import { Field, Select, makeStyles } from "@fluentui/react-components";
import type { Where } from "../../../workbook/index.js";
import { sheetTexts } from "../../messages/sheet/insert-sheet.js";
import { useTexts } from "../../services/use-texts.js";
import { useSelectedAddress } from "../placing/use-selected-address.js";

const useStyles = makeStyles({ select: { minWidth: 0, width: "100%" } });

const places = ["selection", "next-free", "new-sheet"] as const;

interface WhereSelectProps {
  readonly where: Where;
  readonly onChange: (where: (typeof places)[number]) => void;
}

/** Where it will stand. */
export function WhereSelect({ where, onChange }: WhereSelectProps) {
  const texts = useTexts(sheetTexts);
  const styles = useStyles();
  const address = useSelectedAddress();
  const words = {
    selection: texts.selected(address ?? ""),
    "next-free": texts.nextFree,
    "new-sheet": texts.newSheet,
  };
  return (
    <Field label={texts.where}>
      <Select
        className={styles.select}
        value={places.find((each) => each === where) ?? "selection"}
        onChange={(_event, { value }) => {
          onChange(places.find((each) => each === value) ?? "selection");
        }}
      >
        {places.map((each) => (
          <option key={each} value={each}>
            {words[each]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
