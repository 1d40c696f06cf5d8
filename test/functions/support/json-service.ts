import type { Fetch } from "../../../src/client/index.js";

export interface Reply {
  readonly status?: number;
  /** Sent as JSON; a text as it is. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface JsonService {
  readonly fetch: Fetch;
  /** Every request as "GET /path?query", in order. */
  readonly requests: string[];
}

/** A service in memory: what it answers is given by path; anything else is 404. */
export function jsonService(
  routes: Readonly<Record<string, (query: URLSearchParams) => Reply>>,
): JsonService {
  const requests: string[] = [];
  return {
    requests,
    fetch: (address, { method = "GET" }) => {
      const { pathname, search, searchParams } = new URL(address);
      requests.push(`${method} ${pathname}${search}`);
      const reply = routes[pathname]?.(searchParams) ?? { status: 404, body: { message: "No." } };
      const text = typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body);
      return Promise.resolve(
        new Response(text, {
          status: reply.status ?? 200,
          headers: { "content-type": "application/json", ...reply.headers },
        }),
      );
    },
  };
}
