export { collectMessage } from "./collect-message.js";
export { isSdmxHeading } from "./csv/csv-columns.js";
export { csvMessage } from "./csv/csv-message.js";
export { jsonMessage } from "./json/json-message.js";
export type { SdmxMessage } from "./message.js";
export { messageRows } from "./message-rows.js";
export { structureAddress } from "./structure-address.js";
export { xmlMessage } from "./xml/xml-message.js";
