import { expect, it } from "vitest";
import { nginxRules } from "../../../tools/release/header-files.js";

it("lets nginx compress scripts under both of their names, and the documents' styles", () => {
  const rules = nginxRules({
    origin: "https://addin.test",
    policy: "default-src 'self'",
    files: [],
  });
  const [, types = ""] = /gzip_types ([^;]+);/.exec(rules) ?? [];
  expect(types.split(" ")).toEqual(
    expect.arrayContaining([
      ...["application/javascript", "text/javascript", "application/json", "text/css"],
    ]),
  );
});
