import { countryComparison } from "./country-comparison.js";
import { dashboard } from "./dashboard.js";
import { marketSize } from "./market-size.js";
import { researchBrief } from "./research-brief.js";
import type { Template, TemplateId } from "./template.js";
import type { TemplateWords } from "./template-words.js";

const builders: Readonly<Record<TemplateId, (words: TemplateWords) => Template>> = {
  "country-comparison": countryComparison,
  "market-size": marketSize,
  dashboard,
  "research-brief": researchBrief,
};

export const templateIds = Object.keys(builders) as TemplateId[];

export function buildTemplate(id: TemplateId, words: TemplateWords): Template {
  return builders[id](words);
}
