import { expect, it } from "vitest";
import { runBudgetsCommand } from "../../../src/gateway/budgets/index.js";
import { runKeysCommand, runUsageCommand } from "../../../src/gateway/people/index.js";

const never = () => {
  throw new Error("Nothing needs to be opened.");
};

it.each(["--help", "-h"])("each command of the gateway says what it can, with %s", async (word) => {
  const answers = await Promise.all([
    runKeysCommand(["end", word], { open: never, now: 0 }),
    runUsageCommand([word], { openKeys: never, openUsage: never, openItems: never }),
    runBudgetsCommand(["set", word], { open: never }),
  ]);
  expect(answers.map(({ exitCode, text }) => [exitCode, text.split("\n", 1)[0]])).toEqual([
    [0, "Keys of people:"],
    [0, "What people have used:"],
    [0, "What people, teams and the firm may spend:"],
  ]);
});

it("a word that is none of a command's is named in a sentence, and nothing is opened", async () => {
  const usage = (...words: string[]) =>
    runUsageCommand(words, { openKeys: never, openUsage: never, openItems: never });
  const keys = await runKeysCommand(["list", "--nothing"], { open: never, now: 0 });
  const said = [keys, await usage("--nothing"), await usage("Ann")];
  expect(said.map(({ text }) => text.split("\n", 1)[0])).toEqual([
    "--nothing is none of its options: --team, --package.",
    "--nothing is none of its options: --from, --to, --by, --csv.",
    "Ann is a word too many.",
  ]);
});
