import { noItem } from "../../storage/index.js";
import { operationIds, operations, type OperationId } from "../../contract/index.js";
import { remember, shownPath } from "../../server/index.js";

const byRoute = new Map<string, OperationId>(
  operationIds.map((id) => [`${operations[id].method} ${operations[id].path.toLowerCase()}`, id]),
);

export const pathOf = (url: string): string => url.split("?", 1)[0] ?? "";

/** Parts of letters and digits alone, in which nothing is to be followed or decoded. */
const isPlain = (path: string) => /^(?:\/[\w-]+)+$/.test(path);

function pathnameOf(url: string): string {
  const path = pathOf(url);
  return isPlain(path) ? path : new URL(url, "http://gateway").pathname;
}

/** However it is written: a service may take other notations of a path for the same, and charge for them. */
function plainPath(url: string): string {
  const pathname = pathnameOf(url);
  if (isPlain(pathname)) return pathname.toLowerCase();
  const decoded = pathname.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  return decoded.toLowerCase().replace(/\/+/g, "/").replace(/\/$/, "");
}

const operationAt = (method: string, url: string): OperationId | undefined =>
  byRoute.get(`${method === "HEAD" ? "GET" : method} ${plainPath(url)}`);

const withItems = new Set(
  operationIds.filter((id) => (operations[id].parameters as readonly string[]).includes("id")),
);

function itemIn(operation: OperationId | undefined, url: string): string {
  if (operation === undefined || !withItems.has(operation)) return noItem;
  const id = new URLSearchParams(url.slice(pathOf(url).length)).get("id") ?? "";
  return /^\w[\x21-\x7e]{0,99}$/.test(id) ? id : noItem;
}

/** Steps up, and what servers behind a service take for some: other slashes, parameters of a path, a second encoding. */
const leadsOut = /(?:^|\/)\.\.(?:\/|$)|[\\;%]/;

const isWithinApi = (url: string): boolean =>
  pathnameOf(url).startsWith("/v1/") && !leadsOut.test(plainPath(url));

const isOpenedByAddress = (method: string, url: string): boolean =>
  (method === "GET" || method === "HEAD") && /^\/v1\/(files|pictures)\/[^?]/.test(url);

/** What a request asks for, by its method and address alone. */
export interface AskedFor {
  /** The contract's; undefined for anything else that is passed on. */
  readonly operation: OperationId | undefined;
  /** The id that it names; `noItem` where there is none, or one that nothing of a service is called by. */
  readonly item: string;
  /** However the path is written. */
  readonly path: string;
  /** For a log. */
  readonly shown: string;
  /** Whether the path is written plainly. */
  readonly isPlain: boolean;
  /** Whether it stays within the API once its dots are followed, however they are written. */
  readonly isWithinApi: boolean;
  /**
   * Files and pictures: their address says who may open them, and a browser that shows them sends no key.
   * They are asked for without the upstream's key, so that only what the service gives to anybody comes.
   */
  readonly isOpenedByAddress: boolean;
}

export const askedFor = remember((method: string, url: string): AskedFor => {
  const operation = operationAt(method, url);
  const path = plainPath(url);
  return {
    ...{ operation, item: itemIn(operation, url), path, isPlain: pathOf(url) === path },
    shown: shownPath(pathOf(url)),
    isWithinApi: isWithinApi(url),
    isOpenedByAddress: isOpenedByAddress(method, url),
  };
});
