import { act, cleanup, configure, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createAnswerPort } from "../../../src/addin/answer-port.js";
import { checkExcel } from "../../../src/addin/pane/check/check-excel.js";
import { loadFunctionForms } from "../../../src/addin/pane/function-forms.js";
import { createViewRequests } from "../../../src/addin/view-requests.js";
import { createClient } from "../../../src/client/index.js";
import type { Platform } from "../../../src/contract/index.js";
import { createErrorLog, previewCall, setServices } from "../../../src/functions/index.js";
import {
  createMemoryStorage,
  createSettings,
  type StoragePort,
} from "../../../src/settings/index.js";
import { createMemoryRecords } from "../../support/storage/memory-records.js";
import { mountPane, type PaneServices, type PaneWorkbook } from "../../../src/taskpane/index.js";
import {
  createAgreement,
  createWorkbookOptions,
  createWorkbookSnapshot,
  place,
  type Insertion,
  type PlaceOutcome,
  type RunInExcel,
  type Where,
} from "../../../src/workbook/index.js";
import { localisedMetadata } from "../../../tools/functions-metadata.js";

// Fluent's motion waits for an animation that happy-dom never plays.
Object.defineProperty(Element.prototype, "animate", { configurable: true, value: undefined });

// What a press or a screen reader finds depends on rules that hide, and happy-dom tries every rule on every element that a
// test looks at: a third of these tests' time.
const prototype = CSSStyleSheet.prototype;
const insertRule = Reflect.get(prototype, "insertRule");
prototype.insertRule = function (rule, index) {
  return /display|visibility/.test(rule) ? insertRule.call(this, rule, index) : 0;
};

// A busy machine renders slowly and reads what is loaded later slowly; a test that passes does not wait for it.
configure({ asyncUtilTimeout: 200_000 });

export const service = "https://service.test";
type Answer = (url: URL, init: RequestInit) => Response | Promise<Response>;

export interface PaneOptions {
  /** The service behind the real client. @default refuses every key */
  readonly answer?: Answer;
  readonly key?: string;
  readonly demoKey?: string;
  readonly language?: Platform;
  /** What the test does itself instead of the invented workbook; null for none. */
  readonly workbook?: Partial<PaneWorkbook> | null;
  readonly addresses?: readonly [string, ...string[]];
  readonly storage?: StoragePort;
  /** What an earlier session kept. */
  readonly records?: Map<string, unknown>;
  /** Reads it otherwise than at once. */
  readonly readRecord?: PaneServices["records"]["getRecord"];
  readonly host?: Partial<PaneServices["host"]>;
  /** Real office.js, for the screens that work in the workbook. */
  readonly run?: RunInExcel;
}

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json" },
  });

/** The pane over the real settings and client, with a service and a workbook of the test's. */
export async function openPane(options: PaneOptions = {}) {
  const settings = createSettings({
    allowedServiceAddresses: options.addresses ?? [service],
    storage: options.storage ?? { ...createMemoryStorage(), kind: "local" },
  });
  await settings.ready;
  if (options.key !== undefined) await settings.setApiKey(options.key);
  const requests: { url: URL; headers: Headers }[] = [];
  const answer: Answer = options.answer ?? (() => json({ message: "Unknown key" }, 401));
  const run: RunInExcel =
    options.run ?? (() => Promise.reject(new Error("This test has no workbook.")));
  const snapshot = createWorkbookSnapshot(run);
  const client = createClient({
    settings,
    maxAttempts: 1,
    ...(options.run === undefined ? {} : { snapshot }),
    fetch: async (text, init) => {
      const url = new URL(text);
      requests.push({ url, headers: new Headers(init.headers) });
      return answer(url, init);
    },
  });
  const inserted: string[] = [];
  const recalculations: (string | null)[] = [];
  const workbook: PaneWorkbook = {
    place: async <R,>(insertion: Insertion<R>, where: Where): Promise<PlaceOutcome<R>> => {
      if (insertion.formula !== undefined) inserted.push(insertion.formula);
      if (options.run !== undefined) return place(run, insertion, where);
      return { status: "inserted", address: "Sheet1!B2", result: undefined as R };
    },
    recalculateFailed: () => {
      recalculations.push(settings.getApiKey());
      return Promise.resolve(1);
    },
    run,
    check: (how) => checkExcel({ run, client, settings }, how),
    snapshot,
    options: createWorkbookOptions({ run }),
    agreement: createAgreement({
      run,
      records: createMemoryRecords(options.records),
      workbookAddress: () => "https://files.test/book.xlsx",
    }),
  };
  const language = () => options.language ?? "en";
  const errorLog = createErrorLog();
  const viewRequests = createViewRequests();
  const records = options.records ?? new Map<string, unknown>();
  setServices({
    client,
    today: () => new Date(),
    language,
    isSetSupported: () => false,
    errorLog,
  });
  const services: PaneServices = {
    client,
    settings,
    workbook: options.workbook === null ? null : { ...workbook, ...options.workbook },
    findDemoKey: async () => Promise.resolve(options.demoKey ?? null),
    hostTheme: () => undefined,
    language,
    version: "0.0.0",
    data: createAnswerPort(client),
    functions: {
      forms: () => loadFunctionForms(language(), metadataOf),
      preview: previewCall,
    },
    errorLog,
    host: {
      name: "Excel",
      platform: "OfficeOnline",
      version: "16.0.1",
      isSetSupported: (set, version) => set === "ExcelApi" && Number(version.slice(2)) <= 16,
      ...options.host,
    },
    records: {
      getRecord: options.readRecord ?? ((name) => Promise.resolve(records.get(name))),
      updateRecord: (name, change) => {
        records.set(name, change(records.get(name)));
        return Promise.resolve(records.get(name));
      },
    },
    onViewRequest: (listener) => viewRequests.onRequest(listener),
  };
  const root = document.body.appendChild(document.createElement("div"));
  const unmount = await act(async () => mountPane(root, services));
  // The first screen may be one that is loaded when it is shown.
  await within(root).findByRole("heading", { level: 1 });
  return {
    screen: within(root),
    /** The screen without the live region, which repeats some of its sentences. */
    main: within(within(root).getByRole("main")),
    user: userEvent.setup(),
    settings,
    services,
    client,
    errorLog,
    viewRequests,
    records,
    requests,
    inserted,
    /** The key that was stored at each recalculation of failed cells. */
    recalculations,
    close: () => {
      act(unmount);
      root.remove();
      cleanup();
    },
  };
}

/** Goes to a view by its button, which for some stands in the frame's menu. */
export async function goTo(
  { screen, user }: Pick<Awaited<ReturnType<typeof openPane>>, "screen" | "user">,
  name: string | RegExp,
): Promise<void> {
  const views = within(screen.getByRole("navigation"));
  const inSight = views.queryByRole("button", { name });
  if (inSight === null) {
    const menu = views.getAllByRole("button").find((each) => each.hasAttribute("aria-expanded"));
    await user.click(menu ?? document.body);
  }
  await user.click(views.getByRole("button", { name }));
}

/** The metadata's files, as the add-in's own server gives them. */
const metadataOf: typeof fetch = async (file) => {
  if (typeof file !== "string") throw new Error("The forms are read from a file beside the page.");
  const files: Readonly<Record<string, unknown>> = await localisedMetadata();
  return Response.json(files[file]);
};

/** Finds a statistic of that title in an open pane and opens its details. */
export async function openStatistic(
  { screen, user }: Pick<Awaited<ReturnType<typeof openPane>>, "screen" | "user">,
  title: string,
): Promise<void> {
  await user.selectOptions(screen.getByRole("combobox", { name: "What to search" }), "Statistics");
  await user.type(screen.getByRole("searchbox", { name: "Search" }), "x{Enter}");
  await user.click(await screen.findByRole("button", { name: title }));
  await screen.findByRole("heading", { name: title, level: 1 });
}
