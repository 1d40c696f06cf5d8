import { commandsOf } from "../server/index.js";

/** What a sentence names to start the gateway. */
export const { startCommand, commandWith } = commandsOf("gateway");
