export { buildGateway } from "./app.js";
export { openGateway } from "./open-gateway.js";
