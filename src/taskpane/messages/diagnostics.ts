import type { Platform } from "../../contract/index.js";
import { diagnostics as de } from "./de/diagnostics.js";
import { diagnostics as en } from "./en/diagnostics.js";
import { diagnostics as es } from "./es/diagnostics.js";
import { diagnostics as fr } from "./fr/diagnostics.js";
import type { DiagnosticsTexts } from "./en/diagnostics.js";

export type { DiagnosticsTexts } from "./en/diagnostics.js";

export const diagnosticsTexts: Readonly<Record<Platform, DiagnosticsTexts>> = { en, de, fr, es };
