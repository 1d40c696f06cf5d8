/** What few tables of indicators need, in a file of its own. */
export { crossRows } from "./cross-rows.js";
export { requireDatedYears } from "./fiscal-years.js";
export { inOrder, joinIndicators, refusalOf } from "./join-indicators.js";
export { leftRows } from "./left-rows.js";
export { noteRows, tableNotes, valueNotes } from "./note-rows.js";
