import type { Client } from "../../../client/index.js";
import { createFunctionProbe } from "../../../functions/probe/index.js";
import type { Settings } from "../../../settings/index.js";
import type { RunInExcel } from "../../../workbook/index.js";
import {
  checks,
  runChecks,
  type CheckReport,
  type CheckRun,
} from "../../../workbook/checks/index.js";
import { createDevicePort } from "./device-port.js";

interface CheckParts {
  readonly run: RunInExcel;
  readonly client: Pick<Client, "request">;
  readonly settings: Pick<Settings, "getApiKey">;
}

/** Tries what only a real Excel can show; the functions are Excel's own again at the end. */
export async function checkExcel(
  { run, client, settings }: CheckParts,
  how: CheckRun,
): Promise<CheckReport> {
  const functions = createFunctionProbe();
  const { device, close } = createDevicePort({ client, settings });
  try {
    return await runChecks(checks, { run, functions, device }, how);
  } finally {
    functions.close();
    close();
  }
}
