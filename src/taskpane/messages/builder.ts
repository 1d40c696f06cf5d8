import type { Platform } from "../../contract/index.js";
import { builder as de } from "./de/builder.js";
import { builder as en } from "./en/builder.js";
import { builder as es } from "./es/builder.js";
import { builder as fr } from "./fr/builder.js";
import type { BuilderTexts } from "./en/builder.js";

export type { BuilderTexts } from "./en/builder.js";

export const builderTexts: Readonly<Record<Platform, BuilderTexts>> = { en, de, fr, es };
