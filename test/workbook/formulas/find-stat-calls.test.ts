import { describe, expect, it } from "vitest";
import {
  findStatCalls,
  isUnresolved,
  replaceStatCall,
  writeStatCall,
  writeStatFormula,
} from "../../../src/workbook/index.js";

const ids = (formula: unknown) => findStatCalls(formula).map((call) => call.functionId);

describe("finding STAT calls in a formula", () => {
  it.each([
    ['=STAT.SEARCH("solar")', ["SEARCH"]],
    ['=stat.search("solar")', ["SEARCH"]],
    ["=STAT.ASK.FACTS(A1)", ["ASK.FACTS"]],
    ['=_xldudf_STAT_ASK_FACTS("why")', ["ASK.FACTS"]],
    ['=IF(A1>0,SUM(STAT.DATA("1")),STAT.VALUE(2))*2', ["DATA", "VALUE"]],
    ["=LET(a,STAT.VALUE(1),a+1)", ["VALUE"]],
    ['=STAT.VALUE(STAT.INFO(1,"id"))', ["VALUE", "INFO"]],
    ["=-STAT.VALUE(1)%", ["VALUE"]],
    ['=IFERROR(STAT.VALUE(7),"STAT.VALUE(9)")', ["VALUE"]],
    ["=MAP(A1:A3,LAMBDA(x,STAT.VALUE(x)))", ["VALUE"]],
    ["=LAMBDA(x,STAT.VALUE(x))(7)", ["VALUE"]],
    ["=LET(f,LAMBDA(y,STAT.VALUE(y)),f(7))", ["VALUE"]],
    ["=_xlfn.SINGLE(STAT.VALUE(7))", ["VALUE"]],
    ["=STAT.VALUE(Table1[[#This Row],[a b]])", ["VALUE"]],
    ["=STAT.VALUE([@id])", ["VALUE"]],
    [`=${"STAT.VALUE(1)+".repeat(580)}1`, Array<string>(580).fill("VALUE")],
    // What the parser does not understand and Excel does.
    ["=LAMBDA(a,[b],STAT.VALUE(b))(1)", ["VALUE"]],
    ["=SUM((STAT.DATA(7)):(A1))", ["DATA"]],
  ])("%s", (formula, expected) => {
    expect(ids(formula)).toEqual(expected);
  });

  it.each([
    ["text that mentions one", '="STAT.SEARCH(""solar"")"'],
    ["another add-in's function", '=MYSTAT.SEARCH("solar")'],
    ["a sheet of that name", "='STAT.X'!A1"],
    ["a value", "STAT.SEARCH(1)"],
    ["a number", 12],
    ["a formula that does not parse", '=STAT.SEARCH("solar'],
  ])("leaves %s alone", (_what, formula) => {
    expect(ids(formula)).toEqual([]);
  });

  it("takes a name that LET or LAMBDA defines for no name of the workbook", () => {
    const first = (formula: string) => findStatCalls(formula)[0]?.arguments[0]?.kind;
    expect(first("=LET(rate,7,STAT.VALUE(Rate))")).toBe("expression");
    expect(first("=LAMBDA(x,STAT.VALUE(x))(7)")).toBe("expression");
    expect(first("=LET(a,7,STAT.VALUE(rate))")).toBe("name");
  });

  it("finds the ends of a call in a formula that it cannot parse", () => {
    const formula = '=LAMBDA(a,[b],STAT.VALUE({1,2},"x,)",,(3))&b)(1)';
    const [call] = findStatCalls(formula);
    expect(formula.slice(call?.start, call?.end)).toBe('STAT.VALUE({1,2},"x,)",,(3))');
    expect(call?.argumentTexts).toEqual(["{1,2}", '"x,)"', "", "(3)"]);
    expect(call?.arguments.map(({ kind }) => kind)).toEqual([
      ...["expression", "expression", "omitted", "expression"],
    ]);
  });

  it("tells what each argument is", () => {
    const [call] = findStatCalls(
      '=STAT.INDICATOR("a ""b""",{"DEU","FRA"},-5,,\'My Sheet\'!A1#,rate,TRUE,B1&"x",@C2)',
    );
    expect(call?.arguments).toEqual([
      { kind: "literal", value: 'a "b"' },
      { kind: "array", values: [["DEU", "FRA"]] },
      { kind: "literal", value: -5 },
      { kind: "omitted" },
      { kind: "range", address: "'My Sheet'!A1", isSpill: true },
      { kind: "name", name: "rate" },
      { kind: "literal", value: true },
      { kind: "expression" },
      { kind: "range", address: "C2", isSpill: false },
    ]);
    expect(call?.argumentTexts.slice(4)).toEqual([
      "'My Sheet'!A1#",
      "rate",
      "TRUE",
      'B1&"x"',
      "@C2",
    ]);
  });

  it("knows formulas that must be re-entered", () => {
    expect(isUnresolved('=_xldudf_STAT_SEARCH("x")')).toBe(true);
    expect(isUnresolved('=STAT.SEARCH("_xldudf_")')).toBe(false);
  });
});

describe("writing STAT calls", () => {
  it("doubles quotes and drops trailing omitted arguments", () => {
    expect(
      writeStatFormula("SEARCH", [
        { kind: "literal", value: 'so "lar"' },
        { kind: "omitted" },
        { kind: "literal", value: 2020 },
        { kind: "text", text: "A1#" },
        { kind: "omitted" },
      ]),
    ).toBe('=STAT.SEARCH("so ""lar""",,2020,A1#)');
  });

  it("joins a text that is too long for a formula from several, and reads it back as one", () => {
    const question = `${'Why "so" much? '.repeat(17)}🌍${"x".repeat(400)}`;
    const formula = writeStatFormula("ASK", [{ kind: "literal", value: question }]);
    const texts = [...formula.matchAll(/"((?:[^"]|"")*)"/g)].map(([, text = ""]) =>
      text.replaceAll('""', '"'),
    );
    expect(texts.join("")).toBe(question);
    expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(255);
    // No character is cut in two.
    expect(() => texts.map(encodeURIComponent)).not.toThrow();
    expect(findStatCalls(formula)[0]?.arguments).toEqual([{ kind: "literal", value: question }]);
  });

  it("leaves what is joined with a cell to Excel", () => {
    expect(findStatCalls('=STAT.SEARCH("solar "&A1)')[0]?.arguments).toEqual([
      { kind: "expression" },
    ]);
  });

  it("reads back what it wrote, and replaces one call inside a larger formula", () => {
    const formula = '=SUM(STAT.DATA("1"))+1';
    const call = findStatCalls(formula)[0];
    if (call === undefined) throw new Error("no call found");
    const next = writeStatCall("DATA", [{ kind: "literal", value: "2" }]);
    expect(replaceStatCall(formula, call, next)).toBe('=SUM(STAT.DATA("2"))+1');
  });
});
