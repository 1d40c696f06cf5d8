import {
  ApiError,
  limits,
  type AnswersByOperation,
  type ListOperationId,
  type ParametersByOperation,
} from "../../contract/index.js";
import type { Requester } from "../request/requester.js";
import type { Answer, CallOptions, ListAnswer } from "../answer.js";

/** Most items of one list. */
export const maxListSize = 1000;

type ListParameters = ParametersByOperation[ListOperationId] & {
  readonly offset?: number;
  readonly page?: number;
};

export interface PageSeen {
  readonly asked: number;
  readonly received: number;
  readonly isMore: boolean;
}

/** Which items of a list are wanted, and how many are asked for at a time. */
function windowOf(operation: ListOperationId, parameters: ListParameters) {
  const { page, limit, ...asked } = parameters;
  const wanted = Math.min(asked.size ?? limit ?? limits.defaultSize, maxListSize);
  if (!Number.isInteger(wanted) || wanted < 0) {
    throw new ApiError("bad-input", "A size is a whole number from 0 upwards.", {
      parameter: "size",
    });
  }
  const isOnePage = operation === "searchIndicators";
  const size = isOnePage ? Math.min(Math.max(wanted, 1), limits.indicatorSearchMaxSize) : wanted;
  const start = asked.offset ?? ((page ?? 1) - 1) * wanted;
  return { asked, wanted, size, start, isOnePage };
}

interface Identified {
  readonly identifier: number | string;
}

/** Pages may overlap: an item that is there already stays as it is. @returns whether any was new */
function addNew(items: Map<number | string, Identified>, page: readonly Identified[]): boolean {
  const before = items.size;
  for (const item of page) {
    if (!items.has(item.identifier)) items.set(item.identifier, item);
  }
  return items.size > before;
}

/**
 * Reads a list page by page. A service clips the size to the key's package without a word, so the
 * next page begins behind what was received, not behind what was asked for.
 */
export async function readList<O extends ListOperationId>(
  requester: Requester,
  operation: O,
  parameters: ParametersByOperation[O],
  options: CallOptions = {},
  onPage: (page: PageSeen) => void = () => undefined,
): Promise<Answer<ListAnswer<O>>> {
  const { asked, wanted, size, start, isOnePage } = windowOf(operation, parameters);
  const items = new Map<number | string, Identified>();
  let received = 0;
  let pages = 0;
  let pagesWithoutNews = 0;
  let totalCount = 0;
  let first: Answer<AnswersByOperation[O]> | undefined;
  let isStale = false;
  let fetchedAt = Infinity;

  do {
    const offset = start + received;
    const query = { ...asked, size, ...(isOnePage || offset === 0 ? {} : { offset }) };
    const answer = await requester.request(
      operation,
      // Spread of a generic's member: TypeScript cannot see that it still is one.
      query as unknown as ParametersByOperation[O],
      options,
    );
    first ??= answer;
    pages += 1;
    isStale ||= answer.isStale;
    fetchedAt = Math.min(fetchedAt, answer.fetchedAt);
    totalCount = answer.value.total_count;
    received += answer.value.items.length;
    onPage({
      asked: size,
      received: answer.value.items.length,
      isMore: start + received < totalCount,
    });
    pagesWithoutNews = addNew(items, answer.value.items) ? 0 : pagesWithoutNews + 1;
    // A service that ignores the offset would be asked without end.
    if (isOnePage || answer.value.items.length === 0 || pagesWithoutNews === 2) break;
  } while (items.size < wanted && start + received < totalCount);

  return {
    value: {
      items: [...items.values()].slice(0, wanted) as unknown as ListAnswer<O>["items"],
      totalCount,
      notices: first.value.notices,
    },
    fetchedAt,
    origin: first.origin,
    pages,
    isStale,
  };
}
