export { checkAddress, download, isAddress, type Validators } from "./download.js";
