import type { FastifyInstance } from "fastify";
import { callPrice } from "../../client/price/index.js";
import { extensionHeaders, operations } from "../../contract/index.js";
import type { Metrics } from "../../server/metrics/index.js";
import { askedFor } from "./request-operation.js";

/** By the mark of an answer: what the service's own metrics call where it was found. */
const foundOf = new Map<unknown, "memory" | "made" | "stale">([
  ["hit", "memory"],
  ["miss", "made"],
  ["stale", "stale"],
]);

/** Every answer by operation, what it cost, and what it would have cost had nothing been kept. */
export function measureAnswers(app: FastifyInstance, metrics: Metrics): void {
  const charged = metrics.counter("stat_credits_total", "Credits charged.", "operation");
  const saved = metrics.counter(
    "stat_credits_saved_total",
    "Credits that kept answers would have cost.",
    "operation",
  );
  app.addHook("onResponse", (request, reply, done) => {
    const { method, url, routeOptions } = request;
    const { statusCode: status, elapsedTime } = reply;
    const { operation } = askedFor(method, url);
    const route = operation === undefined ? routeOptions.url : operations[operation].path;
    metrics.answered(route ?? "none", method, status, elapsedTime);
    const credits = Number(reply.getHeader(extensionHeaders.credits) ?? 0);
    charged(operation ?? "other", credits);
    const found = foundOf.get(reply.getHeader(extensionHeaders.cache));
    if (operation !== undefined && found !== undefined) {
      metrics.looked("answers", found);
      if (status < 400) saved(operation, Math.max(0, callPrice(operation).credits - credits));
    }
    done();
  });
}
