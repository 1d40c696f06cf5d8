import type { Platform } from "../../contract/index.js";
import { useServices } from "./services.js";

/** A lazily loaded screen brings its own texts, so that the first view need not carry them. */
export function useTexts<T>(byLanguage: Readonly<Record<Platform, T>>): T {
  return byLanguage[useServices().language()];
}
