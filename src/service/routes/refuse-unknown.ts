import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiError, extensionOperations, operationIds, operations } from "../../contract/index.js";
import { mcpPath } from "../mcp/index.js";
import { healthPath } from "./health.js";

const methodsByPath = new Map<string, string>([
  ...operationIds.map((id) => {
    const { method, path } = operations[id];
    return [path, method === "GET" ? "GET, HEAD" : method] as const;
  }),
  [healthPath, "GET, HEAD"],
  [mcpPath, "POST"],
  [extensionOperations.getUsage.path, "GET, HEAD"],
  [extensionOperations.signLink.path, "POST"],
]);

/** What has no route: the wrong method (405) or nothing at all (404). */
export function refuseUnknown(request: FastifyRequest, reply: FastifyReply): never {
  const allowed = methodsByPath.get(request.url.split("?", 1)[0] ?? "");
  if (allowed === undefined) throw new ApiError("not-found", "There is nothing at this address.");
  void reply.header("allow", allowed);
  throw new ApiError("bad-input", `This address takes ${allowed} only.`, { status: 405 });
}
