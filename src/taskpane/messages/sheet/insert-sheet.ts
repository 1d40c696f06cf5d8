import type { Platform } from "../../../contract/index.js";
import { sheet as de } from "../de/sheet/insert-sheet.js";
import { sheet as en } from "../en/sheet/insert-sheet.js";
import { sheet as es } from "../es/sheet/insert-sheet.js";
import { sheet as fr } from "../fr/sheet/insert-sheet.js";
import type { SheetTexts } from "../en/sheet/insert-sheet.js";

export type { SheetTexts } from "../en/sheet/insert-sheet.js";

export const sheetTexts: Readonly<Record<Platform, SheetTexts>> = { en, de, fr, es };
