export { freePort } from "../../../tools/servers/free-port.js";
