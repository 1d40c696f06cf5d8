import { isSame, notOffered, passIf, told, type Check, type CheckBench } from "../check.js";

type Write = (token: string) => string;

/** What a function is given; undefined where Excel does not call it. */
async function given(
  { functions, write, until }: CheckBench,
  formula: Write,
): Promise<readonly unknown[] | undefined> {
  const { token, calls } = functions.open(() => [["seen"]]);
  await write("A1", [[formula(token)]]);
  const [call] = await until(
    () => [...calls],
    (seen) => seen.length > 0,
  );
  return call?.args;
}

const isOmitted = (value: unknown) => value === null || value === undefined;
/** On the web an empty cell is null, on the desktop 0. */
const isEmpty = (value: unknown) => isOmitted(value) || value === 0 || value === "";

const omitted: Check = {
  id: "omitted-argument",
  title: "An argument left out is told from one that is given",
  run: async (bench) => {
    const args = await given(bench, (token) => `=STAT.SEARCH("${token}",,5)`);
    const [, from, to, size, options] = args ?? [];
    const holds = args?.length === 5 && to === 5 && [from, size, options].every(isOmitted);
    return passIf(holds, `SEARCH("…",,5) was given ${told(args?.slice(1))}`);
  },
};

const emptyCell: Check = {
  id: "empty-cell",
  title: "An empty cell as an argument is nothing, 0 or an empty text",
  run: async (bench) => {
    const args = await given(bench, (token) => `=STAT.SEARCH("${token}",H20)`);
    return passIf(
      args !== undefined && isEmpty(args[1]),
      `an empty cell came as ${told(args?.[1])}`,
    );
  },
};

const address: Check = {
  id: "argument-address",
  title: "An empty cell as an argument has an address, and an argument left out has none",
  run: async ({ functions, write, until }) => {
    const { token, calls } = functions.open(() => [["seen"]]);
    await write("A1", [[`=STAT.VALUE("${token}",H20,,)`]]);
    const [call] = await until(
      () => [...calls],
      (seen) => seen.length > 0,
    );
    const [, cell, leftOut] = call?.addresses ?? [];
    const holds = typeof cell === "string" && /H\$?20$/.test(cell) && (leftOut ?? "") === "";
    return passIf(holds, `VALUE("…",H20,,) was given the addresses ${told(call?.addresses)}`);
  },
};

const range: Check = {
  id: "range-argument",
  title: "A range as an argument comes with all its cells",
  run: async (bench) => {
    await bench.write("D1", [
      [1, "a"],
      [true, ""],
    ]);
    const args = await given(bench, (token) => `=STAT.VALUE("${token}",D1:E2)`);
    const seen = args?.[1];
    const isWhole =
      Array.isArray(seen) &&
      isSame(
        seen.map((row: unknown[]) => row.length),
        [2, 2],
      );
    const [one, a, yes, empty] = isWhole ? (seen as unknown[][]).flat() : [];
    const holds = isWhole && one === 1 && a === "a" && yes === true && isEmpty(empty);
    return passIf(holds, `D1:E2 came as ${told(seen)}`);
  },
};

const error: Check = {
  id: "error-argument",
  title: "A cell with an error reaches a function as that error",
  run: async (bench) => {
    await bench.write("D1", [["=NA()"]]);
    const args = await given(bench, (token) => `=STAT.VALUE("${token}",D1)`);
    const seen = told(args?.[1]);
    return passIf(/N\/A|NotAvailable/.test(seen), `a cell with #N/A came as ${seen}`);
  },
};

const dataType: Check = {
  id: "data-type-argument",
  title: "A number with a format of its own reaches a function",
  run: async (bench) => {
    if (!takesDataTypes(bench)) return notOffered("no data types in functions here");
    const number = { type: "FormattedNumber", basicValue: 42, numberFormat: "0.0" };
    const { token } = bench.functions.open(() => [[number]]);
    await bench.write("D1", [[`=STAT.VALUE("${token}")`]]);
    await bench.settled("D1");
    const args = await given(bench, (own) => `=STAT.VALUE("${own}",D1)`);
    const [[seen] = []] = (args?.[1] ?? []) as unknown[][];
    const basic =
      typeof seen === "object" && seen !== null
        ? (seen as { basicValue?: unknown }).basicValue
        : seen;
    return passIf(basic === 42, `a formatted 42 came as ${told(seen)}`);
  },
};

export const takesDataTypes = ({ isSetSupported }: CheckBench): boolean =>
  isSetSupported("CustomFunctionsRuntime", "1.4") && isSetSupported("ExcelApi", "1.16");

const long: Check = {
  id: "long-text",
  title: "A text of 300 characters, joined of two, reaches a function",
  run: async (bench) => {
    const args = await given(
      bench,
      (token) => `=STAT.SEARCH("${token}","${"a".repeat(255)}"&"${"b".repeat(45)}")`,
    );
    const isWhole = isSame(args?.[1], "a".repeat(255) + "b".repeat(45));
    return passIf(isWhole, `it came as ${told(args?.[1])}`);
  },
};

export const argumentChecks: readonly Check[] = [
  omitted,
  emptyCell,
  address,
  range,
  error,
  dataType,
  long,
];
