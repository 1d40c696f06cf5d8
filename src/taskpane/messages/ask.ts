import type { Platform } from "../../contract/index.js";
import { ask as de } from "./de/ask.js";
import { ask as en } from "./en/ask.js";
import { ask as es } from "./es/ask.js";
import { ask as fr } from "./fr/ask.js";
import type { AskTexts } from "./en/ask.js";

export type { AskTexts } from "./en/ask.js";

export const askTexts: Readonly<Record<Platform, AskTexts>> = { en, de, fr, es };
