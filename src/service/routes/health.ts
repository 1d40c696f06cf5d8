import type { FastifyInstance } from "fastify";
import { Type, type Static } from "typebox";
import { ApiError, apiVersion } from "../../contract/index.js";
import { fromTypeBox, toJsonSchema } from "../http/json-schema.js";
import type { KeyStore } from "../keys/index.js";
import type { Library } from "../library/library-model.js";
import type { DatabaseStorage } from "../../storage/index.js";
import type { SearchBackend } from "../search/search-backend.js";

export const Health = Type.Object(
  {
    status: Type.Literal("ok"),
    api_version: Type.String(),
    library: Type.Object({
      version: Type.String(),
      date: Type.String({ description: "When this edition was made, YYYY-MM-DD." }),
      statistics: Type.Integer({ minimum: 0 }),
    }),
    database: Type.Optional(
      Type.Union([Type.Literal("ok"), Type.Literal("unavailable")], {
        description:
          "Of a service with a database. Without it reading goes on, and what must be kept is refused.",
      }),
    ),
    demoKeys: Type.Optional(
      Type.Array(Type.Object({ key: Type.String(), package: Type.String() }), {
        description: "Keys anybody may use; only while the service serves its own machine alone.",
      }),
    ),
  },
  { $id: "Health" },
);
export type Health = Static<typeof Health>;

export const healthPath = "/v1/health";

interface HealthParts {
  readonly keys: KeyStore;
  readonly library: Library;
  readonly search: SearchBackend;
  readonly database?: Pick<DatabaseStorage, "isReachable">;
}

export function registerHealth(
  scope: FastifyInstance,
  { keys, library, search, database }: HealthParts,
): void {
  scope.get(
    healthPath.replace(/^\/v1/, ""),
    { schema: { response: { 200: toJsonSchema(fromTypeBox(Health)) } } },
    async (): Promise<Health> => {
      await search.health().catch((cause: unknown) => {
        throw new ApiError("server", "The search does not answer.", { status: 503, cause });
      });
      return {
        status: "ok",
        api_version: apiVersion,
        library: { ...library.edition, statistics: library.statistics.size },
        ...(database === undefined
          ? {}
          : { database: database.isReachable() ? "ok" : "unavailable" }),
        ...(keys.demoKeys.length === 0 ? {} : { demoKeys: [...keys.demoKeys] }),
      };
    },
  );
}
