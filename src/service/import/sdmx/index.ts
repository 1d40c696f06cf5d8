export { collectMessages } from "./collect-messages.js";
export { isSdmxHeading } from "./csv/csv-columns.js";
export { csvMessage } from "./csv/csv-message.js";
export { jsonMessage } from "./json/json-message.js";
export type { SdmxMessage } from "./message.js";
export { messageRows } from "./message-rows.js";
export { structureAddress } from "./xml/structure-address.js";
export { xmlMessage } from "./xml/xml-message.js";
export { isXmlStructure, readXmlStructure, type StructureOf } from "./xml/xml-structure.js";
