export { createFunctionProbe } from "./create-function-probe.js";
