import type { Platform } from "../../../src/contract/index.js";
import { openFunctions, type FunctionsWorkbench } from "./functions-workbench.js";
import { jsonService, type Reply } from "./json-service.js";

interface Person {
  /** @default "test-key" */
  readonly key?: string | null | undefined;
  /** @default "en" */
  readonly language?: Platform | undefined;
}

/** The functions before a service that has one reply for every statistic; an error is thrown in its place. */
export function openReplying(
  reply: Reply | Error,
  { key, language = "en" }: Person = {},
): Promise<FunctionsWorkbench> {
  const { fetch } = jsonService({ "/v1/data/statistic": () => reply as Reply });
  return openFunctions({
    ...{ key, language },
    fetch: reply instanceof Error ? () => Promise.reject(reply) : fetch,
  });
}
