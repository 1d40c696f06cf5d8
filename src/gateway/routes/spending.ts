import { callPrice } from "../../client/price/index.js";
import { extensionHeaders, type OperationId } from "../../contract/index.js";
import type { SharedAnswers } from "../answers/index.js";
import { createPayer, type Ledger } from "../budgets/index.js";
import type { Books, Person } from "../people/index.js";
import { callPaid, type Forward, type Forwarded, type ForwardRequest } from "../upstream/index.js";
import { noItem } from "../../storage/index.js";
import { itemOf, plainPath } from "./request-operation.js";
import { toolPrice, toolsPath } from "./tool-price.js";

export interface SpendingParts {
  readonly forward: Forward;
  readonly answers: SharedAnswers;
  readonly ledger: Ledger;
  readonly books: Books;
}

const bytesOf = ({ body }: Forwarded) => (Buffer.isBuffer(body) ? body.length : 0);

/** What an answer would have cost, had it not been kept whole. */
const savedBy = ({ headers }: Forwarded, operation: OperationId) =>
  ["hit", "stale"].includes(String(headers[extensionHeaders.cache]))
    ? callPrice(operation).credits
    : 0;

interface Asked {
  readonly person: Person;
  readonly operation: OperationId | undefined;
  readonly request: ForwardRequest;
}

/** What a person is sent: kept where it may be, else asked for within the budgets; and booked. */
export async function answerPerson(parts: SpendingParts, asked: Asked): Promise<Forwarded> {
  const { person, operation, request } = asked;
  const isTool = plainPath(request.url) === toolsPath;
  const own = isTool ? toolPrice(request.body) : 0;
  const name = operation ?? (isTool ? "tools" : "other");
  const payer = createPayer(parts.ledger, person, name);
  const answer =
    operation === undefined
      ? await callPaid(parts.forward, request, {
          ...{ reservation: await payer.setAside(own), price: own },
        })
      : await parts.answers.answer({ person, operation, request, payer });
  const { charged: credits } = payer;
  await parts.books.book(person, {
    ...{ operation: name, bytes: bytesOf(answer), credits },
    // What the service does not know is no item, whatever it was called.
    item: operation === undefined || answer.status >= 400 ? noItem : itemOf(operation, request.url),
    saved: operation === undefined ? 0 : savedBy(answer, operation),
  });
  const { [extensionHeaders.credits]: said, [extensionHeaders.notice]: told } = answer.headers;
  const notice = told ?? parts.ledger.notice(person);
  return {
    ...answer,
    headers: {
      ...answer.headers,
      // Of this person: a call may be of several people, and an answer of several calls.
      ...(said === undefined && credits === 0
        ? {}
        : { [extensionHeaders.credits]: String(credits) }),
      ...(notice === undefined ? {} : { [extensionHeaders.notice]: notice }),
    },
  };
}
