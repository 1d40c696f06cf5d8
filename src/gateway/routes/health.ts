import type { FastifyInstance } from "fastify";
import { apiVersion } from "../../contract/index.js";
import type { Upstream } from "../upstream/index.js";

export const healthPath = "/v1/health";

export interface HealthParts {
  readonly upstream: Pick<Upstream, "isReachable">;
  readonly database?: { isReachable(): boolean } | undefined;
}

/** The gateway's own: a key that the service offers to anybody would not work here. */
export function registerHealth(scope: FastifyInstance, { upstream, database }: HealthParts): void {
  scope.get(healthPath, (_request, reply) => {
    const { isReachable } = upstream;
    return reply.header("cache-control", "no-store").send({
      status: "ok",
      api_version: apiVersion,
      // As it was when last asked: a look at the gateway asks the service nothing.
      upstream: isReachable === undefined ? "not asked yet" : isReachable ? "ok" : "unavailable",
      ...(database === undefined
        ? {}
        : { database: database.isReachable() ? "ok" : "unavailable" }),
    });
  });
}
