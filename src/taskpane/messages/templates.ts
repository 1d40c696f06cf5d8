import type { Platform } from "../../contract/index.js";
import { templates as de } from "./de/templates.js";
import { templates as en } from "./en/templates.js";
import { templates as es } from "./es/templates.js";
import { templates as fr } from "./fr/templates.js";
import type { TemplateTexts } from "./en/templates.js";

export type { TemplateTexts } from "./en/templates.js";

export const templatesTexts: Readonly<Record<Platform, TemplateTexts>> = { en, de, fr, es };
