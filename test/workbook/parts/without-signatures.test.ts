import { expect, it } from "vitest";
import { withoutSignatures } from "../../../src/workbook/parts/without-signatures.js";

it("leaves out what signs an address, wherever it stands, and nothing else", () => {
  const signed = "https://service.test/v1/content/7?size=2&key=k1&signature=abc&expires=99";
  expect(
    withoutSignatures({
      title: "signature=",
      link: signed,
      list: [{ src: signed, width: 3 }, null],
    }),
  ).toEqual({
    title: "signature=",
    link: "https://service.test/v1/content/7?size=2",
    list: [{ src: "https://service.test/v1/content/7?size=2", width: 3 }, null],
  });
  expect(withoutSignatures("https://service.test/find?key=word")).toBe(
    "https://service.test/find?key=word",
  );
});
