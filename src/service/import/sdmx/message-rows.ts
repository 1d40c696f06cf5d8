import type { TableRow } from "../tables/row.js";
import type { SdmxMessage } from "./message.js";

/** A message as a table whose headings are the ids of its components: what a mapping reads. */
export async function* messageRows(message: SdmxMessage): AsyncGenerator<TableRow> {
  const found = new Set<string>();
  for await (const one of message.observations()) for (const id of one.ids()) found.add(id);
  const heading = [...found];
  yield { line: 1, cells: heading };
  for await (const one of message.observations()) {
    const { line, problem } = one;
    const cells = heading.map((id) => one.value(id));
    yield problem === undefined ? { line, cells } : { line, cells, problem };
  }
}
