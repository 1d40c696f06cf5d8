/** What converts money, in a file of its own: other figures do not wait for it. */
export { convertEach, startConversion } from "./convert-money.js";
export { seriesConversion } from "./series-conversion.js";
