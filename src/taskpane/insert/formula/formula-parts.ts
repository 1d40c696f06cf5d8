/** What is needed only once a formula is inserted. */
export { sizeOfFormula } from "./formula-size.js";
export { notesOfItem } from "./item-notes.js";
