import type { Platform } from "../../../../contract/known-values.js";
import { de } from "./de.js";
import { en } from "./en.js";
import { es } from "./es.js";
import { fr } from "./fr.js";
import type { Phrases } from "./phrase-model.js";

export const phrases: Readonly<Record<Platform, Phrases>> = { en, de, fr, es };
