/** What the gateway shares with the client: the same care for keys. */
export { quotesKey } from "./quotes-key.js";
