import type { Platform } from "../../contract/index.js";
import { refresh as de } from "./de/refresh/index.js";
import { refresh as en } from "./en/refresh/index.js";
import { refresh as es } from "./es/refresh/index.js";
import { refresh as fr } from "./fr/refresh/index.js";
import type { RefreshTexts } from "./en/refresh/index.js";

export type { RefreshTexts } from "./en/refresh/index.js";

export const refreshTexts: Readonly<Record<Platform, RefreshTexts>> = { en, de, fr, es };
