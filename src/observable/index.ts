export { createObservable } from "./create-observable.js";
