import type { Platform } from "../../contract/index.js";
import { welcome as de } from "./de/welcome.js";
import { welcome as en } from "./en/welcome.js";
import { welcome as es } from "./es/welcome.js";
import { welcome as fr } from "./fr/welcome.js";
import type { WelcomeTexts } from "./en/welcome.js";

export type { WelcomeTexts } from "./en/welcome.js";

export const welcomeTexts: Readonly<Record<Platform, WelcomeTexts>> = { en, de, fr, es };
