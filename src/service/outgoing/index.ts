export { checkAddress, isAddress, shownAddress } from "./addresses.js";
export { download, type Validators } from "./download.js";
