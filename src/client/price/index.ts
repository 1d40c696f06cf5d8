/** What a call costs, for whoever charges it: the gateway. */
export { callPrice } from "./call-price.js";
