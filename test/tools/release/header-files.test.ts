import { expect, it } from "vitest";
import { nginxRules } from "../../../tools/release/header-files.js";

const facts = { origin: "https://addin.test", policy: "default-src 'self'", files: [] };

it("has nginx lead from a folder's name to its page, as other servers do", () => {
  const tried = nginxRules(facts).match(/try_files .*;/g);
  expect(new Set(tried)).toEqual(new Set(["try_files $uri $uri/ =404;"]));
});

it("lets nginx compress scripts under both of their names, and the documents' styles", () => {
  const rules = nginxRules(facts);
  const [, types = ""] = /gzip_types ([^;]+);/.exec(rules) ?? [];
  expect(types.split(" ")).toEqual(
    expect.arrayContaining([
      ...["application/javascript", "text/javascript", "application/json", "text/css"],
    ]),
  );
});
