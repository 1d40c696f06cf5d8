import { Type, type Static } from "typebox";

export const ErrorBody = Type.Object(
  {
    error: Type.Object({
      code: Type.String(),
      message: Type.String(),
      parameter: Type.Optional(Type.String()),
    }),
    message: Type.String({ description: "The same sentence, for clients that read only this." }),
  },
  { $id: "ErrorBody" },
);
export type ErrorBody = Static<typeof ErrorBody>;
