import type { Platform } from "../../contract/index.js";
import { topics as de } from "./de/topics.js";
import { topics as en } from "./en/topics.js";
import { topics as es } from "./es/topics.js";
import { topics as fr } from "./fr/topics.js";
import type { TopicTexts } from "./en/topics.js";

export type { TopicTexts } from "./en/topics.js";

export const topicsTexts: Readonly<Record<Platform, TopicTexts>> = { en, de, fr, es };
