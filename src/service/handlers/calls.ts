import type { OperationId, ParametersByOperation } from "../../contract/index.js";
import { requireOperation, type ApiKey, type Packages } from "../keys/index.js";
import type { Account } from "../usage/index.js";
import type { Handlers, SentAnswers } from "./handlers.js";

/** A call by one key that is no request of its own: rights and allowance first, then the handler. */
export type Call = <O extends OperationId>(
  id: O,
  parameters: ParametersByOperation[O],
  key: ApiKey,
) => Promise<SentAnswers[O]>;

export const createCall =
  (handlers: Handlers, packages: Packages, account: Account): Call =>
  async (id, parameters, key) => {
    requireOperation(key, id, packages);
    account.price(key, id);
    const answer = await handlers[id](parameters, key);
    account.charge(key, id, JSON.stringify(answer).length);
    return answer;
  };
