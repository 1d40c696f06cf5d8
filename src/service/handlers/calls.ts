import { LRUCache } from "lru-cache";
import type { OperationId, ParametersByOperation } from "../../contract/index.js";
import { requireOperation, type ApiKey, type Packages } from "../keys/index.js";
import type { Library } from "../library/library-model.js";
import type { Account } from "../usage/index.js";
import { answerName } from "./answer-name.js";
import type { Handlers, SentAnswers } from "./handlers.js";

interface Called<O extends OperationId = OperationId> {
  /** Others may be given the same: it is only read. */
  readonly answer: SentAnswers[O];
  /** The answer as JSON. */
  readonly text: string;
}

/** A call by one key that is no request of its own: rights and allowance first, then the handler. */
export type Call = <O extends OperationId>(
  id: O,
  parameters: ParametersByOperation[O],
  key: ApiKey,
) => Promise<Called<O>>;

interface CallParts {
  readonly handlers: Handlers;
  readonly packages: Packages;
  readonly account: Account;
  readonly library: Library;
  readonly now: () => number;
}

/** Of answers that are kept, together. */
const keptCharacters = 8 * 1024 * 1024;

export function createCall({ handlers, packages, account, library, now }: CallParts): Call {
  const kept = new LRUCache<string, Called>({
    maxSize: keptCharacters,
    sizeCalculation: ({ text }, name) => text.length + name.length,
  });
  let { concepts } = library;
  return async <O extends OperationId>(
    id: O,
    parameters: ParametersByOperation[O],
    key: ApiKey,
  ): Promise<Called<O>> => {
    requireOperation(key, id, packages);
    await account.requireCovered(key, id);
    // Imported content has come, changed or gone.
    if (library.concepts !== concepts) kept.clear();
    ({ concepts } = library);
    const name = answerName(id, parameters, key, now());
    // The name begins with the operation.
    let called = name === undefined ? undefined : (kept.get(name) as Called<O> | undefined);
    if (called === undefined) {
      const answer = await handlers[id](parameters, key);
      called = { answer, text: JSON.stringify(answer) };
      if (name !== undefined) kept.set(name, called);
    }
    await account.charge(key, id, called.text.length);
    return called;
  };
}
