import { Type, type Static } from "typebox";

export const Health = Type.Object(
  {
    status: Type.Literal("ok"),
    api_version: Type.String(),
    library: Type.Object({
      version: Type.String(),
      date: Type.String({ description: "When this edition was made, YYYY-MM-DD." }),
      statistics: Type.Integer({ minimum: 0 }),
    }),
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
