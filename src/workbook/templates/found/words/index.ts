import type { Platform } from "../../../../contract/index.js";
import { de } from "./de.js";
import { en } from "./en.js";
import { es } from "./es.js";
import { fr } from "./fr.js";
import type { FoundWords } from "./found-words.js";

export type { FoundWords } from "./found-words.js";

export const foundWords: Readonly<Record<Platform, FoundWords>> = { en, de, fr, es };
