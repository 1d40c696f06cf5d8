import { commandsOf } from "../server/index.js";

/** What a sentence names to start the service. */
export const { startCommand, commandWith } = commandsOf("service");
