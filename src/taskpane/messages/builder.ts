import type { Platform } from "../../contract/index.js";
import { builder as de } from "./de/builder/form.js";
import { options as deOptions } from "./de/builder/options.js";
import { builder as en, type BuilderTexts } from "./en/builder/form.js";
import { options as enOptions, type OptionsTexts } from "./en/builder/options.js";
import { builder as es } from "./es/builder/form.js";
import { options as esOptions } from "./es/builder/options.js";
import { builder as fr } from "./fr/builder/form.js";
import { options as frOptions } from "./fr/builder/options.js";

export type { BuilderTexts, OptionsTexts };

export const builderTexts: Readonly<Record<Platform, BuilderTexts>> = { en, de, fr, es };
export const optionsTexts: Readonly<Record<Platform, OptionsTexts>> = {
  en: enOptions,
  de: deOptions,
  fr: frOptions,
  es: esOptions,
};
