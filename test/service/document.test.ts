import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { createOpenApiDocument } from "../../src/service/routes/index.js";

describe("the published document", () => {
  it("is OpenAPI 3.1", async () => {
    const document = createOpenApiDocument("https://service.example");
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe("3.1");
  });

  it("lists every parameter with its type and bounds", () => {
    const { paths } = createOpenApiDocument("https://service.example");
    const { get } = paths["/v1/search/market-insights/indicators"] as {
      get: { parameters: unknown[] };
    };
    expect(get.parameters).toEqual([
      {
        name: "q",
        in: "query",
        required: true,
        schema: { type: "string", minLength: 1, maxLength: 1000 },
        example: "life expectancy",
      },
      {
        name: "size",
        in: "query",
        required: false,
        description: "10 by default.",
        schema: { type: "integer", minimum: 1, maximum: 25 },
      },
      {
        name: "limit",
        in: "query",
        required: false,
        description: "10 by default.",
        schema: { type: "integer", minimum: 1, maximum: 25 },
      },
    ]);
  });
});
