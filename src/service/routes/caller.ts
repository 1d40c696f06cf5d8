import type { FastifyRequest } from "fastify";
import { ApiError, type OperationId } from "../../contract/index.js";
import type { ApiKey } from "../keys/index.js";

declare module "fastify" {
  interface FastifyRequest {
    /** Who is calling; null before authentication and on public addresses. */
    apiKey: ApiKey | null;
    /** Id of the key an address was signed for. */
    signedFor: string | null;
  }
  interface FastifyContextConfig {
    operation?: OperationId;
  }
}

/** The key that a request within the authenticated scope came with. */
export const callerOf = (request: FastifyRequest): ApiKey => {
  if (request.apiKey === null) throw new ApiError("missing-key", "An API key is needed.");
  return request.apiKey;
};
