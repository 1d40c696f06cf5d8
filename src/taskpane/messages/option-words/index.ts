import type { Platform } from "../../../contract/index.js";
import { options as de } from "./de.js";
import { options as en, type OptionsTexts } from "./en.js";
import { options as es } from "./es.js";
import { options as fr } from "./fr.js";

export type { OptionsTexts };
export const optionsTexts: Readonly<Record<Platform, OptionsTexts>> = { en, de, fr, es };
