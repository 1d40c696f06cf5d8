import { Type, type Static } from "typebox";
import { refusals } from "../known-values.js";
import { extension } from "./extensions.js";

export const ErrorBody = Type.Object(
  {
    error: Type.Object({
      code: Type.String(),
      message: Type.String(),
      parameter: Type.Optional(Type.String()),
      refused: Type.Optional(
        Type.Enum(refusals, {
          description:
            "Of a 403: whether this key may not use the operation, this item, or its allowance is used up.",
          ...extension,
        }),
      ),
      package: Type.Optional(
        Type.String({ description: "The package that opens it.", ...extension }),
      ),
      until: Type.Optional(
        Type.String({ description: "When the allowance is renewed; a date-time.", ...extension }),
      ),
    }),
    message: Type.String({ description: "The same sentence, for clients that read only this." }),
  },
  { $id: "ErrorBody" },
);
export type ErrorBody = Static<typeof ErrorBody>;
