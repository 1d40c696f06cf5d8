import { expect, it } from "vitest";
import { decodeErrorBody } from "../../src/contract/index.js";

it.each([
  [{ message: "No." }],
  [{ error: "No." }],
  [{ error: { message: "No." } }],
  [{ errors: [{ message: "No." }] }],
  [{ errors: [{ detail: "No." }] }],
  [{ errors: [{ title: "No." }] }],
  [{ errors: ["No."] }],
  [{ detail: "No." }],
  [{ detail: [{ msg: "No.", loc: ["query"] }] }],
  [{ title: "No." }],
  ["No."],
  [{ message: " No.\r\n" }],
])("reads the message of %j", (body) => {
  expect(decodeErrorBody(body).message).toBe("No.");
});

it("reads code and parameter where they are named", () => {
  expect(decodeErrorBody({ error: { code: "bad-input", message: "No.", parameter: "q" } })).toEqual(
    {
      code: "bad-input",
      message: "No.",
      parameter: "q",
    },
  );
});

it("reads what a 403 refuses, and nothing that is none of it", () => {
  const refusal = (error: object) => decodeErrorBody({ error: { message: "No.", ...error } });
  expect(refusal({ refused: "item", package: "professional" })).toEqual({
    ...{ message: "No.", refused: "item", package: "professional" },
  });
  expect(refusal({ refused: "allowance", until: "2026-12-01T00:00:00Z" })).toEqual({
    ...{ message: "No.", refused: "allowance", until: "2026-12-01T00:00:00Z" },
  });
  expect(refusal({ refused: "everything", until: "soon", package: "<b>" })).toEqual({
    message: "No.",
  });
});

it.each([
  ["<!doctype html><h1>502</h1>"],
  [""],
  [null],
  [undefined],
  [[]],
  [{}],
  [{ message: "<b>x</b>" }],
])("finds nothing in %j", (body) => {
  expect(decodeErrorBody(body)).toEqual({});
});

it("is short and of one line", () => {
  const { message } = decodeErrorBody({ message: `a\u0000\nb${"x".repeat(5000)}` });
  expect(message).toMatch(/^a bx+…$/);
  expect(message?.length).toBe(300);
});
