import type { Platform } from "../../../contract/index.js";
import { fill as de } from "../de/tables/fill.js";
import { fill as en } from "../en/tables/fill.js";
import { fill as es } from "../es/tables/fill.js";
import { fill as fr } from "../fr/tables/fill.js";
import type { FillTexts } from "../en/tables/fill.js";

export type { FillTexts } from "../en/tables/fill.js";

export const fillTexts: Readonly<Record<Platform, FillTexts>> = { en, de, fr, es };
