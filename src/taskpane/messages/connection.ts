import type { Platform } from "../../contract/index.js";
import { connection as de } from "./de/connection.js";
import { connection as en } from "./en/connection.js";
import { connection as es } from "./es/connection.js";
import { connection as fr } from "./fr/connection.js";
import type { ConnectionTexts } from "./en/connection.js";

export type { ConnectionTexts } from "./en/connection.js";

export const connectionTexts: Readonly<Record<Platform, ConnectionTexts>> = { en, de, fr, es };
