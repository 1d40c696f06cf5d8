export { createObservable, type Observable } from "./create-observable.js";
