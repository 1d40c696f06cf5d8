import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registeredFunction, registry, runFunction } from "../../../src/functions/registry.js";
import {
  invocation,
  provideExcel,
  provideServices,
  richHost,
} from "../../functions/support/direct-calls.js";
import {
  answerOf,
  drawAnswers,
  indicatorId,
  statisticId,
  type HostileAnswers,
} from "./hostile-answers.js";
import { watchLoad } from "./watch-load.js";

const key = "Kq7-secret-Zx91-vBn42";
const answers = drawAnswers(80);
const load = watchLoad();
beforeAll(() => {
  provideExcel();
  load.begin();
});
afterAll(async () => {
  await load.report(`${String(answers.length)} hostile answers × every function`);
});

const statisticCalls = {
  DATA: [[[statisticId]], [["unit=on; scale=1; show=period"]]],
  VALUE: [[[statisticId]]],
  GROWTH: [[[statisticId]], null, null, null, [["rate=cagr"]]],
  INFO: [[[statisticId]]],
  CITE: [[[statisticId]]],
  REPORT: [statisticId],
  IMAGE: [[[statisticId]]],
  CARD: [[[statisticId]]],
};
const otherCalls = {
  INDICATOR: [[[indicatorId]], [["DEU,WLD"]], null, null, [["header=name; unit=on"]]],
  PLACES: [[[indicatorId]]],
  INDICATORS: ["x"],
  STATUS: [],
  ASK: ["How large?"],
  "ASK.FACTS": ["How large?"],
  "ASK.SOURCES": ["How large?"],
};
const argumentsOf: Readonly<Record<string, readonly unknown[]>> = {
  ...statisticCalls,
  ...otherCalls,
};

/** Every wait is over after as many turns of the event loop as it has seconds, patience included. */
async function turns(ms: number, signal: AbortSignal): Promise<void> {
  for (let turn = 0; turn < ms / 1000 && !signal.aborted; turn += 1) {
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
  }
}

const asked = new Set<string>();
function serve(answer: HostileAnswers) {
  return provideServices({
    key,
    sets: richHost,
    sleep: turns,
    fetch: async (address) => {
      asked.add(new URL(address).host);
      const body = JSON.stringify(answerOf(answer, address));
      // An answer comes from outside: what else is waiting has its turn first.
      await new Promise<void>((resolve) => {
        setImmediate(resolve);
      });
      return new Response(body, { headers: { "content-type": "application/json" } });
    },
  });
}

/** Every text that a result holds, with the name of its field; of a card what is deep inside, too. */
function* textsIn(value: unknown, name = ""): Generator<[name: string, text: string]> {
  if (typeof value === "string") yield [name, value];
  else if (typeof value === "object" && value !== null)
    for (const [field, part] of Object.entries(value)) yield* textsIn(part, field);
}

describe("whatever a hostile service answers", { timeout: 600_000 }, () => {
  it.each(Object.keys(registry))(
    "STAT.%s shows plain cells or a sentence, and leads nowhere else",
    async (id) => {
      const found = registeredFunction(id);
      if (found === undefined) throw new Error(`There is no ${id}.`);
      for (const [turn, answer] of answers.entries()) {
        const call = async () => {
          const { errorLog } = serve(answer);
          const outcome: { cells?: unknown[][]; error?: unknown } = await runFunction(
            found,
            argumentsOf[id] ?? ["x"],
            invocation(),
          ).then(
            (cells) => ({ cells }),
            (error: unknown) => ({ error }),
          );
          return { outcome, errorLog };
        };
        const { outcome, errorLog } = await call();
        load.look(`${id}, answer ${String(turn)}`, call);
        if (outcome.cells === undefined) {
          expect(outcome.error).toMatchObject({ code: expect.stringMatching(/^#/) as string });
          expect((outcome.error as Error).message).toMatch(/\S+ \S+/);
        }
        for (const [name, text] of textsIn(outcome.cells ?? (outcome.error as Error).message)) {
          expect(text).not.toContain(key);
          expect(text.length, "Excel refuses longer texts").toBeLessThanOrEqual(32_767);
          if (name === "address") expect(text).toMatch(/^https:\/\/(?!evil\.test\/$)/);
        }
        expect(errorLog.entries().map(({ code }) => code)).not.toContain("unexpected");
      }
      expect([...asked]).toEqual([...asked].filter((host) => host === "service.test"));
    },
  );
});
