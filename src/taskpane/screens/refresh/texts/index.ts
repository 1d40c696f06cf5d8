import type { Platform } from "../../../../contract/index.js";
import { de } from "./de.js";
import { en } from "./en.js";
import { es } from "./es.js";
import { fr } from "./fr.js";
import type { RefreshTexts } from "./types.js";

export type { RefreshTexts } from "./types.js";
export const texts: Readonly<Record<Platform, RefreshTexts>> = { en, de, fr, es };
