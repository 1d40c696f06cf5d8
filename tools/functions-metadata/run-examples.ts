import { createClient } from "../../src/client/index.js";
import { createErrorLog, setServices } from "../../src/functions/index.js";
import { createNodeWorkbench, type NodeWorkbench } from "../../src/workbench/node/index.js";
import { functionFiles } from "../function-files.mjs";
import { startService } from "./embedded-service.js";

/** The day the examples are run on, so that their citations and forecasts stay the same. */
const noon = new Date(2026, 10, 20, 12).getTime();
const rowsPerFormula = 32;

/**
 * What each formula shows on real office.js over the embedded service, by its name.
 *
 * @param failing those that must end in an error, which is shown with its sentence
 * @throws Error for any other error, and for a formula that should have ended in one
 */
export async function runExamples(
  formulas: Readonly<Record<string, string>>,
  failing: readonly string[] = [],
): Promise<Record<string, unknown[][]>> {
  const service = await startService();
  try {
    setServices({
      client: createClient({
        settings: {
          getApiKey: () => "demo-advanced",
          getPreferences: () => ({
            serviceAddress: service.address,
            dailyBudget: null,
            prices: {},
            depthYears: 20,
          }),
          onChange: () => () => undefined,
        },
        now: () => noon,
        fetch: service.fetch,
      }),
      today: () => new Date(noon),
      language: () => "en",
      isSetSupported: () => false,
      errorLog: createErrorLog(),
      version: "1.0.0",
    });
    const workbench = await createNodeWorkbench({
      functionFiles: functionFiles(),
      takesErrors: true,
    });
    try {
      return await show(workbench, formulas, failing);
    } finally {
      workbench.dispose();
    }
  } finally {
    await service.close();
  }
}

async function show(
  workbench: NodeWorkbench,
  formulas: Readonly<Record<string, string>>,
  failing: readonly string[],
): Promise<Record<string, unknown[][]>> {
  const entries = Object.entries(formulas).map(
    ([id, formula], index) => [id, formula, 1 + index * rowsPerFormula] as const,
  );
  for (const [, formula, row] of entries) workbench.enter(`A${String(row)}`, formula);
  await workbench.idle();
  return Object.fromEntries(
    entries.map(([id, formula, row]) => {
      const { message, text } = workbench.cell(`A${String(row)}`);
      if ((message !== undefined) !== failing.includes(formula))
        throw new Error(`${formula}: ${message ?? "ends in no error"}`);
      if (message !== undefined) return [id, [[text, message]]];
      const range = `A${String(row)}:T${String(row + rowsPerFormula - 1)}`;
      return [id, trimmed(workbench.values(range))];
    }),
  );
}

function trimmed(values: readonly (readonly unknown[])[]): unknown[][] {
  const width = Math.max(...values.map((row) => row.findLastIndex((cell) => cell !== "") + 1));
  return values.filter((row) => row.some((cell) => cell !== "")).map((row) => row.slice(0, width));
}
