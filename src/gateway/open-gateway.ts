import { setTimeout as wait } from "node:timers/promises";
import { lockFolder } from "../storage/index.js";
import { createSharedAnswers, type Sleep } from "./answers/index.js";
import type { GatewayParts } from "./app.js";
import { openAuditLog } from "./audit-log.js";
import { createLedger } from "./budgets/index.js";
import type { GatewayConfig } from "./config.js";
import { createBooks } from "./people/index.js";
import { openState } from "./open-state.js";
import type { SignInSettings } from "./provider/index.js";
import { openSignIn, type OpenSignIn } from "./sign-in/index.js";
import {
  createForwarding,
  createGate,
  createKeyAllowances,
  createLinkMapping,
  createUpstream,
  createUpstreamKeys,
} from "./upstream/index.js";

interface OpenOptions extends Omit<
  GatewayConfig,
  | "host"
  | "port"
  | "database"
  | "requestsPerMinute"
  | "sharedResearch"
  | "forcedRefresh"
  | "signIn"
  | "audit"
  | "metricsPort"
  | "metricsToken"
> {
  /** @default files in `dataDir` */
  readonly database?: GatewayConfig["database"];
  /** @default each person's questions are that person's own */
  readonly sharedResearch?: GatewayConfig["sharedResearch"];
  /** @default everybody's */
  readonly forcedRefresh?: GatewayConfig["forcedRefresh"];
  /** @default none */
  readonly audit?: GatewayConfig["audit"];
  readonly metrics?: GatewayParts["metrics"];
  readonly metricsToken?: GatewayParts["metricsToken"];
  /** Of each person. @default as many as they like */
  readonly requestsPerMinute?: number | undefined;
  /** Milliseconds since 1970. @default the machine's clock */
  readonly now?: () => number;
  /** Until the service may be asked again. @default the machine's clock */
  readonly sleep?: (ms: number) => Promise<void>;
  /** Until an older answer is given while the service is silent. @default the machine's clock */
  readonly sleepBeforeStale?: Sleep;
  /** Of silence of the service behind it. @default one minute */
  readonly silenceMs?: number;
  /** For an answer that comes in pieces. @default five minutes */
  readonly longestMs?: number;
  readonly signIn?: SignInSettings | undefined;
  /** Between two looks at accounts that are due. @default one minute */
  readonly lookEveryMs?: number;
  readonly onAccess?: GatewayParts["onAccess"];
  readonly onFault: GatewayParts["onFault"];
}

/** Keeps no process from its end. */
const waitFor = (ms: number) => wait(ms, undefined, { ref: false });
const waitUntil: Sleep = (ms, signal) =>
  wait(ms, undefined, { ref: false, signal }).catch(() => undefined);

/** Everything the gateway works with: give it to `buildGateway`. */
export async function openGateway(options: OpenOptions): Promise<GatewayParts> {
  const unlock = lockFolder(options.dataDir);
  try {
    return await openParts(options, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

type State = Awaited<ReturnType<typeof openState>>;

/** What is opened is closed again where the rest cannot be. */
async function openStateAndSignIn(options: OpenOptions, now: () => number) {
  const { dataDir, publicUrl, upstreamUrl, database, lookEveryMs } = options;
  const { signIn: settings, onFault: onProblem } = options;
  const state = await openState({
    ...{ dataDir, publicUrl, upstreamUrl, database, now, onProblem },
    canSignIn: settings !== undefined,
  });
  const open = ({ signedIn }: State): OpenSignIn | undefined =>
    settings === undefined || signedIn === undefined
      ? undefined
      : openSignIn({ ...signedIn, settings, publicUrl, now, lookEveryMs, onProblem });
  try {
    return { state, signIn: open(state) };
  } catch (error) {
    await state.close();
    throw error;
  }
}

/** The way to the service. */
function openCalls(options: OpenOptions, now: () => number) {
  const { publicUrl, upstreamUrl, silenceMs, longestMs } = options;
  const { sleep = waitFor, onFault: onProblem } = options;
  const keys = createUpstreamKeys({ source: options.upstreamKeys, now, onProblem });
  const upstream = createUpstream({
    ...{ address: upstreamUrl, onChange: onProblem },
    ...(silenceMs === undefined ? {} : { silenceMs }),
    ...(longestMs === undefined ? {} : { longestMs }),
  });
  const links = createLinkMapping(upstreamUrl, publicUrl);
  const gate = createGate({ now, sleep, onProblem });
  options.metrics?.gauge("stat_upstream_calls", "Calls to the service by state.", gate.load);
  return { upstream, gate, keys, links, onProblem };
}

async function openParts(options: OpenOptions, unlock: () => void): Promise<GatewayParts> {
  const { publicUrl, corsOrigins, onAccess, onFault } = options;
  const { now = Date.now, requestsPerMinute } = options;
  const onProblem = onFault;
  const calls = openCalls(options, now);
  const { upstream, gate, keys } = calls;
  const audit = options.audit && openAuditLog({ ...options.audit, now, onProblem });
  const { state, signIn } = await openStateAndSignIn(options, now);
  const { people, usage, items, budgets, editor, spending, rates, together, database } = state;
  if (state.waits !== undefined) gate.share(state.waits);
  const askWithin = createKeyAllowances({ keys, usage: state.keyUsage, now });
  const forward = createForwarding({ ...calls, askWithin });
  return {
    ...{ upstream, people, publicUrl, corsOrigins, onFault, requestsPerMinute, rates },
    ...(database === undefined ? {} : { database }),
    ...(onAccess === undefined ? {} : { onAccess }),
    ...{ metrics: options.metrics, metricsToken: options.metricsToken },
    ...{ audit: audit?.note, auditQuestions: options.audit?.hasQuestions },
    books: createBooks({ usage, items, now, onProblem }),
    ledger: createLedger({ budgets, now, spending }),
    answers: createSharedAnswers({
      ...{ forward, together, now, shared: options.shared, maxBytes: options.cacheBytes },
      ...{ sleep: options.sleepBeforeStale ?? waitUntil, onProblem },
      sharedResearch: options.sharedResearch ?? new Set(),
    }),
    ...{ forward, forcedRefresh: options.forcedRefresh ?? "all" },
    ...(signIn === undefined
      ? {}
      : {
          ...{ signIn, tokenPeople: signIn.tokenPeople },
          admin: { sessions: signIn.sessions, publicUrl, people, usage, items, editor, now },
        }),
    onClose: async () => {
      await audit?.close();
      await signIn?.close();
      await state.close();
      unlock();
    },
  };
}
