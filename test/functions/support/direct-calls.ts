import { createClient, type Fetch, type SnapshotSource } from "../../../src/client/index.js";
import type { Sleep } from "../../../src/timers/index.js";
import { createErrorLog, setServices, type Services } from "../../../src/functions/index.js";
import { gatewayBetween } from "../../gateway/support/gateway-between.js";

/** What Excel's runtime offers to functions, as far as they use it. */
class ExcelError {
  constructor(
    readonly code: string,
    readonly message?: string,
  ) {}
}

export function provideExcel(): void {
  Object.assign(globalThis, {
    CustomFunctions: {
      Error: ExcelError,
      ErrorCode: { invalidValue: "#VALUE!", notAvailable: "#N/A" },
    },
  });
}

interface Host {
  readonly fetch: Fetch;
  /** Requirement sets the host has, such as "ExcelApi 1.16". */
  readonly sets?: readonly string[];
  /** @default "test-key" */
  readonly key?: string;
  /** What the workbook keeps. @default nothing */
  readonly snapshot?: SnapshotSource;
  /** @default by the clock */
  readonly sleep?: Sleep;
}

/** The real client over the given fetch, in an Excel that has the given requirement sets. */
export function provideServices({ fetch, sets = [], key = "test-key", ...host }: Host): Services {
  const now = new Date(2026, 10, 20, 12).getTime();
  const services: Services = {
    client: createClient({
      settings: {
        getApiKey: () => key,
        getPreferences: () => ({
          serviceAddress: "https://service.test",
          dailyBudget: null,
          prices: {},
          depthYears: 20,
        }),
        onChange: () => () => undefined,
      },
      now: () => now,
      random: () => 0,
      isOnline: () => true,
      fetch: gatewayBetween(fetch),
      ...host,
    }),
    today: () => new Date(now),
    language: () => "en",
    isSetSupported: (set, version) => sets.includes(`${set} ${version}`),
    errorLog: createErrorLog(),
  };
  setServices(services);
  return services;
}

export const richHost = ["CustomFunctionsRuntime 1.4", "ExcelApi 1.16"];

/** An invocation as Excel makes it for a cancelable function that asks for its address. */
export function invocation(
  more: Partial<CustomFunctions.CancelableInvocation> = {},
): CustomFunctions.CancelableInvocation {
  return { address: "Sheet1!B2", ...more };
}
