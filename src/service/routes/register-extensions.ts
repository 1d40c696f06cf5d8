/** Operations of ours beyond the contract: they cost nothing, and need a key as all others. */
import type { FastifyInstance } from "fastify";
import { ApiError, extensionOperations } from "../../contract/index.js";
import { LinkBody, SignedLink, Usage, UsageParameters } from "../../contract/schemas/index.js";
import { parseContractDate } from "../http/date-window.js";
import { fromTypeBox, toJsonSchema } from "../http/json-schema.js";
import { createBodyReader, createQueryReader } from "../http/query-validation.js";
import type { Links } from "../links/index.js";
import type { Account } from "../usage/index.js";
import { callerOf } from "./caller.js";

const readUsage = createQueryReader(toJsonSchema(fromTypeBox(UsageParameters)));
const readLink = createBodyReader(toJsonSchema(fromTypeBox(LinkBody)));

const inScope = (path: string) => path.replace(/^\/v1/, "");

/** A day of the contract's formats as YYYY-MM-DD. */
function readDay(value: unknown, parameter: string): string | undefined {
  if (typeof value !== "string") return undefined;
  const at = parseContractDate(value, "start");
  if (at !== undefined) return new Date(at).toISOString().slice(0, 10);
  throw new ApiError("bad-input", `${parameter} is not a day such as 2026-11-01.`, { parameter });
}

export function registerExtensions(
  scope: FastifyInstance,
  { account, links }: { readonly account: Account; readonly links: Links },
): void {
  scope.get(
    inScope(extensionOperations.getUsage.path),
    { schema: { response: { 200: toJsonSchema(fromTypeBox(Usage)) } } },
    async (request, reply) => {
      const sent = readUsage(request.query);
      const [from, to] = [readDay(sent["from"], "from"), readDay(sent["to"], "to")];
      void reply.header("cache-control", "private, no-store");
      return reply.send(
        await account.usageOf(callerOf(request), {
          ...(from === undefined ? {} : { from }),
          ...(to === undefined ? {} : { to }),
        }),
      );
    },
  );

  scope.post(
    inScope(extensionOperations.signLink.path),
    { schema: { response: { 200: toJsonSchema(fromTypeBox(SignedLink)) } } },
    (request, reply) => {
      const { link } = readLink(request.body) as { link: string };
      const signed = links.sign(link, callerOf(request).id);
      if (signed === undefined) {
        throw new ApiError("bad-input", "link is not an address of this service's content.", {
          parameter: "link",
        });
      }
      void reply.header("cache-control", "private, no-store");
      const expires_at = new Date(signed.until).toISOString().replace(".000", "");
      return reply.send({ link: signed.address, expires_at });
    },
  );
}
