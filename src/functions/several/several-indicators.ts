/** What few tables of indicators need, in a file of its own. */
export { crossRows } from "./cross-rows.js";
export { baseNotes, noteRows, rateNotes, valueNotes } from "./note-rows.js";
