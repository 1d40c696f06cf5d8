import type { Platform } from "../../contract/index.js";
import { refresh as de } from "./de/refresh.js";
import { refresh as en } from "./en/refresh.js";
import { refresh as es } from "./es/refresh.js";
import { refresh as fr } from "./fr/refresh.js";
import type { RefreshTexts } from "./en/refresh.js";

export type { RefreshTexts } from "./en/refresh.js";

export const refreshTexts: Readonly<Record<Platform, RefreshTexts>> = { en, de, fr, es };
