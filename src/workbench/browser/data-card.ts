import type { Workbook } from "../grid/index.js";
import { hasCard } from "../grid/index.js";

type Value = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Value => typeof value === "object" && value !== null;
const text = (value: unknown) => (typeof value === "string" ? value : undefined);

/** Shows the card of the selected cell's data type: an entity's properties, a picture. All as text. */
export function showDataCards(workbook: Workbook, place: HTMLElement): void {
  let shown = "";
  const update = () => {
    const at = workbook.activeCell();
    const { rich: given, text: title } = workbook.cell(at);
    const rich = given !== undefined && hasCard(given) ? given : undefined;
    const key = rich === undefined ? "" : JSON.stringify([at, rich]);
    if (key === shown) return;
    shown = key;
    place.hidden = rich === undefined;
    if (rich !== undefined) place.replaceChildren(...draw(rich, title));
  };
  workbook.model.on("update", place, update);
}

function draw(rich: Value, title: string): Node[] {
  const heading = document.createElement("h3");
  heading.textContent = title;
  const parts: Node[] = [heading];
  const address = text(rich["address"]);
  // The page's policy admits its own pictures alone: a workbook's cells name whatever they like.
  if (address !== undefined && address.startsWith(`${window.location.origin}/`)) {
    const image = document.createElement("img");
    image.src = address;
    image.alt = text(rich["altText"]) ?? "";
    parts.push(image);
  }
  const properties = rich["properties"];
  if (isRecord(properties)) {
    const list = document.createElement("dl");
    for (const [name, value] of Object.entries(properties)) {
      const term = document.createElement("dt");
      term.textContent = name;
      const description = document.createElement("dd");
      description.textContent = shownText(value);
      list.append(term, description);
    }
    parts.push(list);
  }
  return parts;
}

function shownText(value: unknown): string {
  if (!isRecord(value)) return String(value);
  const basic = value["basicValue"] ?? value["text"] ?? value["altText"] ?? value["address"] ?? "";
  return typeof basic === "string" ? basic : JSON.stringify(basic);
}
