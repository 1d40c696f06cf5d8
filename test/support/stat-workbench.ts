import { functionFiles } from "../../tools/function-files.mjs";
import type { ServiceAnswer } from "../../tools/site/site-server.js";
import { createNodeWorkbench } from "../../src/workbench/node/index.js";
import type { NodeWorkbench, NodeWorkbenchOptions } from "../../src/workbench/node/index.js";
import {
  provideStatClient,
  type StatClient,
  type StatClientOptions,
} from "./workbook/stat-client.js";

export interface StatWorkbench extends NodeWorkbench, StatClient {}

export interface StatWorkbenchOptions
  extends
    Pick<
      NodeWorkbenchOptions,
      "opened" | "sheetSize" | "requirementSets" | "variants" | "platform" | "breaks"
    >,
    StatClientOptions {
  /** `allowCustomDataForDataTypeAny`. @default true */
  readonly takesDataTypes?: boolean;
}

/**
 * Every flow can be run over another Excel: `STAT_TEST_HOST='{"variants":{"emptyCell":0}}' npx vitest run
 * test/workbook`, or `{"platform":"mac"}`.
 */
function hostFromEnvironment(): Pick<NodeWorkbenchOptions, "variants" | "platform"> {
  return JSON.parse(process.env["STAT_TEST_HOST"] ?? "{}") as ReturnType<
    typeof hostFromEnvironment
  >;
}

/** The STAT functions from source on real office.js, with the real client over an invented service. */
export async function createStatWorkbench(
  answer: ServiceAnswer,
  options: StatWorkbenchOptions = {},
): Promise<StatWorkbench> {
  const service = provideStatClient(answer, options);
  const { opened, sheetSize, requirementSets, variants, platform } = options;
  const workbench = await createNodeWorkbench({
    functionFiles: functionFiles(),
    takesErrors: true,
    isHurried: true,
    takesDataTypes: options.takesDataTypes ?? true,
    breaks: options.breaks,
    ...(opened === undefined ? {} : { opened }),
    ...(sheetSize === undefined ? {} : { sheetSize }),
    ...(requirementSets === undefined ? {} : { requirementSets }),
    ...hostFromEnvironment(),
    ...(variants === undefined ? {} : { variants }),
    ...(platform === undefined ? {} : { platform }),
  });
  return Object.assign(workbench, service);
}
