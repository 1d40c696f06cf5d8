import type { Platform } from "../../../contract/index.js";
import { source as de } from "../de/tables/source.js";
import { source as en } from "../en/tables/source.js";
import { source as es } from "../es/tables/source.js";
import { source as fr } from "../fr/tables/source.js";
import type { SourceTexts } from "../en/tables/source.js";

export type { SourceTexts } from "../en/tables/source.js";

export const sourceTexts: Readonly<Record<Platform, SourceTexts>> = { en, de, fr, es };
