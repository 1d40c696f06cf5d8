/** An operation of gateways: what requests would cost who asks, now. */
import { Type, type Static } from "typebox";

export const PriceBody = Type.Object(
  {
    requests: Type.Array(
      Type.Object(
        {
          operation: Type.String({ maxLength: 40 }),
          /** As they stand in the address, or in the body of a question. */
          parameters: Type.Record(Type.String(), Type.String({ maxLength: 2000 })),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 1000 },
    ),
  },
  { $id: "PriceBody", additionalProperties: false },
);
export type PriceBody = Static<typeof PriceBody>;

export const RequestPrices = Type.Object(
  {
    credits: Type.Number({ minimum: 0, description: "Of all requests, each by itself." }),
    requests: Type.Array(
      Type.Object({
        is_kept: Type.Boolean({ description: "It costs nothing, while its answer is kept." }),
        credits: Type.Number({ minimum: 0 }),
      }),
      { description: "In the order of the requests." },
    ),
  },
  { $id: "RequestPrices" },
);
export type RequestPrices = Static<typeof RequestPrices>;
