/** Names for ids, which few insertions need, in a file of their own. */
export { withIdName } from "./id-name.js";
export { nameId } from "./name-id.js";
