export { readFile } from "./read-file.js";
export type { FileFunctions } from "./write-file.js";
export { writeFile } from "./write-file.js";
