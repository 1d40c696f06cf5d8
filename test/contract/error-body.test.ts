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
