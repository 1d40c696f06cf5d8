import { passIf, type Check } from "../check.js";

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

const first: Check = {
  id: "first-result",
  title: "How long a cell waits for a function that does nothing",
  run: async ({ functions, write, until, values, now }) => {
    const { token } = functions.open(() => [["there"]]);
    const start = now();
    await write("A1", [[`=STAT.VALUE("${token}")`]]);
    const [[seen] = []] = await until(
      () => values("A1"),
      (now) => now[0]?.[0] === "there",
    );
    const took = seconds(now() - start);
    return passIf(seen === "there", `${seen === "there" ? "there" : "not there"} after ${took}`);
  },
};

const [rows, columns] = [100, 10];

const thousand: Check = {
  id: "thousand-cells",
  title: "How long 1,000 cells wait for a function that does nothing",
  run: async ({ functions, write, until, values, now }) => {
    const { token } = functions.open(({ args }) => [[Number([args[1]].flat(2)[0])]]);
    const start = now();
    await write(
      "A1",
      Array.from({ length: rows }, (_, row) =>
        Array.from(
          { length: columns },
          (__, column) => `=STAT.VALUE("${token}",${String(row * columns + column + 1)})`,
        ),
      ),
    );
    const isThere = (seen: unknown[][]) => seen.flat().filter((value) => typeof value === "number");
    const seen = await until(
      () => values("A1:J100"),
      (now) => isThere(now).length === rows * columns,
      4,
    );
    const count = isThere(seen).length;
    const saw = `${String(count)} of 1000 cells after ${seconds(now() - start)}`;
    return passIf(count === rows * columns, saw);
  },
};

export const durationChecks: readonly Check[] = [first, thousand];
