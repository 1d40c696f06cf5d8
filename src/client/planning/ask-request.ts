import { isListOperation } from "../../contract/index.js";
import type { Answer, AskOptions } from "../answer.js";
import type { ContentRequests } from "../content-requests.js";
import { placesOf, type ApiRequest } from "./api-request.js";

/** Asks as a formula does: a list page by page, an indicator by its places, a question until it is answered. */
export function askRequest(
  client: ContentRequests,
  request: ApiRequest,
  options: AskOptions,
): Promise<Answer<unknown>> {
  const { operation, parameters } = request;
  if (operation === "getIndicator") {
    return client.indicator(parameters.id, placesOf(parameters), options);
  }
  if (operation === "askResearch") return client.ask(parameters.question, options);
  // Operation and parameters belong together, which TypeScript cannot follow through the union.
  return isListOperation(operation)
    ? client.list(operation, parameters as never, options)
    : client.request(operation, parameters as never, options);
}
