import type { Platform } from "../../contract/index.js";
import * as de from "./de/detail.js";
import * as en from "./en/detail.js";
import * as es from "./es/detail.js";
import * as fr from "./fr/detail.js";
import type { DetailTexts, LinkTexts } from "./en/detail.js";

export type { DetailTexts, LinkTexts, RelatedKind } from "./en/detail.js";

export const detailTexts: Readonly<Record<Platform, DetailTexts>> = {
  en: en.detail,
  de: de.detail,
  fr: fr.detail,
  es: es.detail,
};
export const linksTexts: Readonly<Record<Platform, LinkTexts>> = {
  en: en.links,
  de: de.links,
  fr: fr.links,
  es: es.links,
};
