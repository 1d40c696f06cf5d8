import { Checkbox, Field, Select, Text, makeStyles, tokens } from "@fluentui/react-components";
import { Disclosure } from "../../controls/Disclosure.js";
import { showsRows, type InsertForm } from "../../model/insert-form.js";
import type { FormulaLook } from "../../model/formula-of.js";
import { detailTexts } from "../../messages/detail.js";
import { sheetTexts } from "../../messages/sheet/insert-sheet.js";
import { useMessages } from "../../messages/use-messages.js";
import { useTexts } from "../../services/use-texts.js";
import { useIdNames } from "../formula/use-id-names.js";
import { useNotesChoice } from "../use-notes-choice.js";

const useStyles = makeStyles({
  fields: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalXS,
    marginBlockStart: tokens.spacingVerticalXS,
  },
});

interface LookFieldsProps {
  readonly kind: "indicators" | "statistics";
  readonly form: InsertForm;
  readonly look: FormulaLook;
  readonly onChange: (look: FormulaLook) => void;
}

/** How the rows stand in the grid, and what comes with them. A layout is an option of formulas. */
export function LookFields({ kind, form, look, onChange }: LookFieldsProps) {
  const texts = useTexts(sheetTexts);
  const styles = useStyles();
  const { rows, long } = texts.layouts[kind];
  const layout = look.layout === "rows" ? rows : look.layout === "long" ? long : "";
  const isShaped = form === "formula" && layout !== "";
  return (
    <Disclosure
      summary={
        <>
          <Text weight="semibold">{texts.look}</Text> {isShaped && <Text>{layout}</Text>}
        </>
      }
    >
      <div className={styles.fields}>
        {form === "formula" && <ShapeFields kind={kind} look={look} onChange={onChange} />}
        <Extras form={form} />
      </div>
    </Disclosure>
  );
}

function ShapeFields({ kind, look, onChange }: Omit<LookFieldsProps, "form">) {
  const texts = useTexts(sheetTexts);
  const { columns, rows, long } = texts.layouts[kind];
  const headers = kind === "indicators" ? (["code", "none"] as const) : (["none"] as const);
  return (
    <>
      <Field label={texts.layout}>
        <Select
          value={look.layout ?? ""}
          onChange={(_event, { value }) => {
            onChange({ ...look, layout: value === "rows" || value === "long" ? value : undefined });
          }}
        >
          <option value="">{columns}</option>
          <option value="rows">{rows}</option>
          <option value="long">{long}</option>
        </Select>
      </Field>
      <Field label={texts.headers}>
        <Select
          value={headers.find((each) => each === look.header) ?? ""}
          onChange={(_event, { value }) => {
            onChange({ ...look, header: headers.find((each) => each === value) });
          }}
        >
          <option value="">{texts.headerWords[kind === "indicators" ? "name" : "shown"]}</option>
          {headers.map((each) => (
            <option key={each} value={each}>
              {texts.headerWords[each]}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}

/** What may come with the figures: title, unit and source; a name for the id. */
function Extras({ form }: { readonly form: InsertForm }) {
  const detail = useTexts(detailTexts);
  const { insert: words } = useMessages();
  const [hasNotes, setHasNotes] = useNotesChoice();
  const [namesId, setNamesId] = useIdNames();
  return (
    <>
      {showsRows(form) && (
        <Checkbox
          label={detail.notes}
          checked={hasNotes}
          onChange={(_event, { checked }) => {
            setHasNotes(checked === true);
          }}
        />
      )}
      {(form === "formula" || form === "chart") && (
        <Checkbox
          label={words.nameId}
          checked={namesId}
          onChange={(_event, { checked }) => {
            setNamesId(checked === true);
          }}
        />
      )}
    </>
  );
}
