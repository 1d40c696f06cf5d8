import { describe, expect, it } from "vitest";
import {
  monthsBefore,
  parseContractDate,
  readDateWindow,
} from "../../../src/service/http/date-window.js";
import { fc } from "../../support/properties.js";

const iso = (at: number | undefined) =>
  at === undefined ? undefined : new Date(at).toISOString().replace(".000Z", "Z");

describe("the contract's dates", () => {
  it.each([
    ["2026-03-09T07:05:01", "2026-03-09T07:05:01Z", "2026-03-09T07:05:01Z"],
    ["2026-03-09 07:05:01", "2026-03-09T07:05:01Z", "2026-03-09T07:05:01Z"],
    ["09.03.2026 07:05:01", "2026-03-09T07:05:01Z", "2026-03-09T07:05:01Z"],
    ["2026/03/09 07:05:01", "2026-03-09T07:05:01Z", "2026-03-09T07:05:01Z"],
    ["2026-03-09", "2026-03-09T00:00:00Z", "2026-03-09T23:59:59Z"],
    ["09.03.2026", "2026-03-09T00:00:00Z", "2026-03-09T23:59:59Z"],
    ["2026/03/09", "2026-03-09T00:00:00Z", "2026-03-09T23:59:59Z"],
    ["29.02.2024", "2024-02-29T00:00:00Z", "2024-02-29T23:59:59Z"],
  ])("%s", (text, start, end) => {
    expect(iso(parseContractDate(text, "start"))).toBe(start);
    expect(iso(parseContractDate(text, "end"))).toBe(end);
  });

  it.each([
    ["2026-03-09T07:05:01Z", "2026-03-09T07:05:01Z"],
    ["2026-03-09t07:05:01z", "2026-03-09T07:05:01Z"],
    ["2026-03-09T07:05:01.250Z", "2026-03-09T07:05:01.250Z"],
    ["2026-03-09T07:05:01+02:00", "2026-03-09T05:05:01Z"],
    ["2026-03-09T07:05:01 02:00", "2026-03-09T05:05:01Z"],
    ["2026-03-09T07:05:01-05:30", "2026-03-09T12:35:01Z"],
  ])("%s of RFC 3339", (text, at) => {
    expect(iso(parseContractDate(text, "start"))).toBe(at);
    expect(iso(parseContractDate(text, "end"))).toBe(at);
  });

  it.each([
    "",
    " 2026-03-09",
    "2026-3-9",
    "9.3.2026",
    "26-03-09",
    "2026-03-09T07:05",
    "2026-03-09T07:05:01+2",
    "2026-03-09T07:05:01+24:00",
    "2026-03-09 07:05:01Z",
    "2026-02-29T00:00:00Z",
    "2026/03/09T07:05:01",
    "09.03.2026T07:05:01",
    "03/09/2026",
    "2026-02-29",
    "2026-13-01",
    "2026-00-01",
    "2026-04-31",
    "2026-03-09 24:00:00",
    "2026-03-09 07:60:00",
    "2026-03-09\n",
    "45000",
    "٢٠٢٦-03-09",
  ])("are not %j", (text) => {
    expect(parseContractDate(text, "start")).toBeUndefined();
  });

  it("read back every second there is", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true }),
        (date) => {
          const text = date.toISOString().slice(0, 19);
          expect(iso(parseContractDate(text, "start"))).toBe(`${text}Z`);
          expect(parseContractDate(text.replace("T", " "), "end")).toBe(
            parseContractDate(text, "start"),
          );
        },
      ),
    );
  });
});

describe("months before", () => {
  it.each([
    ["2026-11-20T09:30:00Z", 3, "2026-08-20T00:00:00Z"],
    ["2026-05-31T23:59:59Z", 3, "2026-02-28T00:00:00Z"],
    ["2026-01-15T00:00:00Z", 3, "2025-10-15T00:00:00Z"],
    ["2024-02-29T12:00:00Z", 240, "2004-02-29T00:00:00Z"],
    ["2024-02-29T12:00:00Z", 12, "2023-02-28T00:00:00Z"],
  ])("%s, %i", (now, months, expected) => {
    expect(iso(monthsBefore(Date.parse(now), months))).toBe(expected);
  });
});

describe("the window of a list", () => {
  const now = Date.parse("2026-11-20T09:30:00Z");

  it("is the last three months by default", () => {
    const { from, to } = readDateWindow({}, now);
    expect(iso(from)).toBe("2026-08-20T00:00:00Z");
    expect(iso(to)).toBe("2026-11-20T23:59:59.999Z");
  });

  it("reaches 20 years back, and one day for callers where it is still yesterday", () => {
    expect(iso(readDateWindow({ date_from: "2006-11-19" }, now).from)).toBe("2006-11-19T00:00:00Z");
    expect(() => readDateWindow({ date_from: "2006-11-18" }, now)).toThrow("20 years");
  });

  it("is empty, not refused, where it ends before the default start", () => {
    const { from, to } = readDateWindow({ date_to: "2020-01-01" }, now);
    expect(to).toBeLessThan(from);
  });

  it("is refused where both sides are given and cross", () => {
    expect(() => readDateWindow({ date_from: "2020-01-02", date_to: "2020-01-01" }, now)).toThrow(
      "date_to lies before date_from",
    );
  });
});
