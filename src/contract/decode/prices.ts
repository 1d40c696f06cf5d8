import type { RequestPrices } from "../schemas/prices.js";
import { badResponse, fieldsOf, numberOf, requireFields } from "./fields.js";

/**
 * What a gateway says that requests would cost, one by one.
 * @throws ApiError `bad-response` where it does not say it of each
 */
export function decodeRequestPrices(json: unknown, count: number): RequestPrices {
  const { requests, credits } = requireFields(json, "the price");
  if (!Array.isArray(requests) || requests.length !== count)
    throw badResponse("not every request has a price");
  return {
    credits: numberOf(credits) ?? 0,
    requests: requests.map((one: unknown) => {
      const fields = fieldsOf(one);
      return { is_kept: fields.is_kept === true, credits: numberOf(fields.credits) ?? 0 };
    }),
  };
}
