import { ApiError, limits } from "../../contract/index.js";

export interface PageParameters {
  readonly page?: number;
  readonly offset?: number;
  readonly size?: number;
  readonly limit?: number;
}

interface Page {
  readonly offset: number;
  readonly size: number;
}

/** `size`, or its alias `limit`, clipped to `maxSize` without a word, as the contract has it. */
export function readSize({ size, limit }: PageParameters, maxSize: number): number {
  if (size !== undefined && limit !== undefined && size !== limit) {
    throw new ApiError("bad-input", "limit is another name of size; they differ here.", {
      parameter: "limit",
    });
  }
  return Math.min(size ?? limit ?? limits.defaultSize, maxSize);
}

/** Pages are counted in the clipped size, so that a traversal page by page meets every item. */
export function readPage(parameters: PageParameters, maxSize: number): Page {
  const size = readSize(parameters, maxSize);
  const { page = 1, offset = 0 } = parameters;
  if (page > 1 && offset > 0) {
    throw new ApiError("bad-input", "offset is an alternative to page: send one of them.", {
      parameter: "offset",
    });
  }
  return { offset: offset > 0 ? offset : (page - 1) * size, size };
}

export const totalPages = (total: number, size: number): number =>
  size === 0 ? 0 : Math.ceil(total / size);
