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
const maxListSize = 1000;

type ListParameters = ParametersByOperation[ListOperationId] & {
  readonly offset?: number;
  readonly page?: number;
};

export interface PageSeen {
  readonly asked: number;
  readonly received: number;
  readonly isMore: boolean;
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
  const { page, limit, ...asked }: ListParameters = parameters;
  const wanted = Math.min(asked.size ?? limit ?? limits.defaultSize, maxListSize);
  if (!Number.isInteger(wanted) || wanted < 0) {
    throw new ApiError("bad-input", "A size is a whole number from 0 upwards.", {
      parameter: "size",
    });
  }
  const isOnePage = operation === "searchIndicators";
  const size = isOnePage ? Math.min(Math.max(wanted, 1), limits.indicatorSearchMaxSize) : wanted;
  const start = asked.offset ?? ((page ?? 1) - 1) * wanted;
  const items = new Map<number | string, { readonly identifier: number | string }>();
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
    const before = items.size;
    for (const item of answer.value.items) {
      if (!items.has(item.identifier)) items.set(item.identifier, item);
    }
    received += answer.value.items.length;
    onPage({
      asked: size,
      received: answer.value.items.length,
      isMore: start + received < totalCount,
    });
    pagesWithoutNews = items.size === before ? pagesWithoutNews + 1 : 0;
    // Pages may overlap; but a service that ignores the offset would be asked without end.
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
