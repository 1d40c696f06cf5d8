import { notOffered, pass, passIf, fail, type Check } from "../check.js";
import { reasonOf } from "../reason-of.js";

const startup: Check = {
  id: "startup",
  title: "A workbook remembers that the add-in starts with it",
  run: async ({ isSetSupported }) => {
    if (!isSetSupported("SharedRuntime", "1.1")) return notOffered("no SharedRuntime 1.1");
    const { addin, StartupBehavior } = Office;
    const before = await addin.getStartupBehavior();
    const other = before === StartupBehavior.load ? StartupBehavior.none : StartupBehavior.load;
    try {
      await addin.setStartupBehavior(other);
      const seen = await addin.getStartupBehavior();
      return passIf(seen === other, `set to ${other}, read as ${seen}`);
    } finally {
      await addin.setStartupBehavior(before);
    }
  },
};

const storage: Check = {
  id: "storage",
  title: "The device keeps what the add-in stores",
  run: async ({ device }) => {
    const { kind, isKept } = await device.tryStorage();
    return passIf(
      isKept,
      `the store is ${kind}; what was written was ${isKept ? "" : "not "}read back`,
    );
  },
};

const database: Check = {
  id: "database",
  title: "The browser's database keeps what was paid for",
  run: async ({ device }) => {
    const isKept = await device.tryDatabase();
    return passIf(isKept, `a record was ${isKept ? "" : "not "}read back`);
  },
};

const service: Check = {
  id: "service",
  title: "The service is reached from here (CORS)",
  run: async ({ device: { askService }, signal, now }) => {
    if (askService === undefined) return notOffered("without a key the service is not asked");
    const start = now();
    try {
      await askService(signal);
      return pass(`it answered within ${((now() - start) / 1000).toFixed(2)} s`);
    } catch (error) {
      const { code } = (error ?? {}) as { readonly code?: unknown };
      // Whatever the service says, it was allowed to say it.
      const isReached = !["offline", "timeout", "aborted", undefined].includes(code as string);
      return isReached
        ? pass(`it answered with ${reasonOf(error).split(":")[0] ?? ""}`)
        : fail(`it was not reached: ${reasonOf(error).split(":")[0] ?? ""}`);
    }
  },
};

const refusal: Check = {
  id: "policy-refusal",
  title: "The page's Content Security Policy refuses what it does not allow, and says so",
  run: async ({ device, until }) => {
    const isTold = device.provokeRefusal();
    if (isTold === undefined) return notOffered("the page has no policy of its own");
    const seen = await until(isTold, Boolean);
    return passIf(seen, `a data: address was ${seen ? "" : "not "}refused`);
  },
};

const policy: Check = {
  id: "content-policy",
  title: "The page's Content Security Policy has refused nothing else during the checks",
  run: ({ device }) => {
    const refused = device.policyRefusals();
    const saw =
      refused.length === 0 ? "no refusal" : `refused: ${[...new Set(refused)].join(", ")}`;
    return Promise.resolve(passIf(refused.length === 0, saw));
  },
};

/** The last ones: what was refused before is counted. */
export const surroundingChecks: readonly Check[] = [
  ...[startup, storage, database, service],
  ...[refusal, policy],
];
