/** What few tables of indicators need, in a file of its own. */
export { crossRows } from "./cross-rows.js";
export { noteRows, rateNotes } from "./note-rows.js";
