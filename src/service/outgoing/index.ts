export { checkAddress, isAddress } from "./addresses.js";
export { download, type Validators } from "./download.js";
