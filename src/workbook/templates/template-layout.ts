import type { Platform } from "../../contract/index.js";
import { buildFoundTemplate } from "./found/build-found-template.js";
import type { FoundPart } from "./found/find-parts.js";
import { foundTemplateKinds, type FoundTemplateId } from "./found/found-template.js";
import type { WantedPart } from "./found/wanted-part.js";
import type { Template, TemplateId } from "./template.js";
import { templateWords } from "./template-words.js";
import { buildTemplate } from "./templates.js";

/** Units by which a part's own is told: what shares an axis depends on it. */
const units = [
  "percent",
  "persons",
  "national currency per U.S. dollar",
  "U.S. dollars per barrel",
];

const asIfFound = (wanted: WantedPart): FoundPart => ({
  wanted,
  place: { code: wanted.place ?? "WLD", name: "", words: [] },
  // The exchange rates of all places are one indicator.
  id: wanted.group === "exchange" ? wanted.group : wanted.key,
  ...{ title: "", start: "", end: "" },
  unit: units.find((unit) => wanted.unit.test(unit)) ?? "",
});

const isFoundTemplate = (id: TemplateId | FoundTemplateId): id is FoundTemplateId =>
  id in foundTemplateKinds;

/** How a template's sheets are laid out, nothing asked for: as if all its figures were there. */
export function templateLayout(id: TemplateId | FoundTemplateId, language: Platform): Template {
  if (!isFoundTemplate(id)) return buildTemplate(id, templateWords[language]);
  const found = foundTemplateKinds[id].parts.map(asIfFound);
  return buildFoundTemplate(id, { found, left: [], language, today: 0 });
}
