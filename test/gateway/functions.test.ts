import { afterAll, beforeAll, expect, it } from "vitest";
import {
  openFunctions,
  shownText,
  type FunctionsWorkbench,
} from "../functions/support/functions-workbench.js";
import { nested, sourceFigures } from "../functions/support/source-figures.js";
import { startGateway, type RunningGateway } from "./support/start-gateway.js";
import { startUpstream, type RunningUpstream } from "./support/start-upstream.js";

/** The functions in the real office.js, with nothing but the gateway's address and a person's key. */

let upstream: RunningUpstream;
let gateway: RunningGateway;
let excel: FunctionsWorkbench;
beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream.address);
  excel = await openFunctions({
    ...{ fetch, key: gateway.key, serviceAddress: gateway.address },
  });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

it("formulas show what the service itself makes them show", async () => {
  const expected = [...sourceFigures, ...nested];
  const shown = await excel.show(expected.map(([formula]) => formula));
  expect(shown.map((one, at) => [expected[at]?.[0], shownText(one)])).toEqual(
    expected.map(([formula, cells]) => [formula, cells]),
  );
  expect(upstream.asked.length).toBeGreaterThan(0);
});

it("a list, a question and a refusal are the service's", async () => {
  const formulas = [
    '=STAT.STATISTICS("population",,,1,"columns=id; headers=off")',
    "=STAT.VALUE(1)",
    '=STAT.ASK("How many people live in Germany?")',
  ];
  const [list, refused, answer] = await excel.show(formulas);
  expect(shownText(list)).toEqual([[expect.any(Number)]]);
  expect(shownText(refused)).toMatch(/^#N\/A /);
  expect(shownText(answer)).toEqual([[expect.stringContaining("Germany")]]);
});
