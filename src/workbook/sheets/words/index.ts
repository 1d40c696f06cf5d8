import type { Platform } from "../../../contract/index.js";
import { de } from "./de.js";
import { en } from "./en.js";
import { es } from "./es.js";
import { fr } from "./fr.js";
import type { ReportWords } from "./report-words.js";

export type { ReportColumnId, ReportWords } from "./report-words.js";

export const reportWords: Readonly<Record<Platform, ReportWords>> = { en, de, fr, es };
