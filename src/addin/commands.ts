import { insertFormula, writeStatFormula } from "../workbook/index.js";

/** A search that every service can answer, small enough for most selections. */
const exampleFormula = writeStatFormula("SEARCH", [
  { kind: "literal", value: "population" },
  { kind: "omitted" },
  { kind: "omitted" },
  { kind: "literal", value: 5 },
]);

async function insertExample(event: Office.AddinCommands.Event): Promise<void> {
  try {
    const result = await insertFormula(exampleFormula);
    // A ribbon command has no place for a question: it writes into empty cells only.
    if (result.status === "occupied") await Office.addin.showAsTaskpane();
  } catch {
    // Excel refused, on a protected sheet for one: the pane is where the user can go on.
    await Office.addin.showAsTaskpane();
  } finally {
    // Without it the button stays busy and Excel ends the command after a while.
    event.completed();
  }
}

/** Ribbon commands, by the names in manifest.xml. Called before anything is awaited, or Excel loses the first click. */
export function associateCommands(): void {
  Office.actions.associate("insertExample", (event: Office.AddinCommands.Event) => {
    void insertExample(event);
  });
}
