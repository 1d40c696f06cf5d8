import { ApiError, type OperationId } from "../../contract/index.js";
import type { ApiKey } from "./key-store.js";
import type { Package, Packages } from "./packages.js";

/** The first package that opens something, in the order of the packages: the smallest one. */
const opener = (packages: Packages, opens: (one: Package) => boolean): string | undefined =>
  Object.entries(packages).find(([, one]) => opens(one))?.[0];

const advice = (name: string | undefined) =>
  name === undefined ? "" : ` The package ${name} does.`;

/** @throws ApiError 403 where the key's package does not include the operation. */
export function requireOperation(key: ApiKey, operation: OperationId, packages: Packages): void {
  if (key.package.operations.has(operation)) return;
  const name = opener(packages, ({ operations }) => operations.has(operation));
  throw new ApiError(
    "forbidden",
    `The package of this API key does not include the operation.${advice(name)}`,
    { refused: "operation", package: name },
  );
}

/** @throws ApiError 403 where the item is premium and the key's package does not open such. */
export function requirePremium(key: Pick<ApiKey, "package">, packages: Packages): void {
  if (key.package.hasPremium) return;
  const name = opener(packages, ({ hasPremium }) => hasPremium);
  throw new ApiError(
    "forbidden",
    `This is premium content, which the package of this API key does not open.${advice(name)}`,
    { refused: "item", package: name },
  );
}
