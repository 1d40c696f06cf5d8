import { operationIds, operations, type OperationId } from "../../contract/index.js";

const byRoute = new Map<string, OperationId>(
  operationIds.map((id) => [`${operations[id].method} ${operations[id].path}`, id]),
);

export const pathOf = (url: string): string => url.split("?", 1)[0] ?? "";

/** The contract's operation that a request asks for; undefined for anything else that is passed on. */
export const operationOf = (method: string, url: string): OperationId | undefined =>
  byRoute.get(`${method} ${pathOf(url)}`);

/** Whether an address stays within the API once its dots are followed, however they are written. */
export const isWithinApi = (url: string): boolean =>
  new URL(url, "http://gateway").pathname.startsWith("/v1/");

/**
 * Files and pictures: their address says who may open them, and a browser that shows them sends no key.
 * They are asked for without the upstream's key, so that only what the service gives to anybody comes.
 */
export const isOpenedByAddress = (method: string, url: string): boolean =>
  (method === "GET" || method === "HEAD") && /^\/v1\/(files|pictures)\/[^?]/.test(url);
