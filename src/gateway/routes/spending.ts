import { callPrice } from "../../client/price/index.js";
import { extensionHeaders, type OperationId } from "../../contract/index.js";
import type { SharedAnswers } from "../answers/index.js";
import type { Ledger } from "../budgets/index.js";
import type { Books, Person } from "../people/index.js";
import type { Forward, Forwarded, ForwardRequest } from "../upstream/index.js";
import { plainPath } from "./request-operation.js";
import { toolPrice, toolsPath } from "./tool-price.js";

export interface SpendingParts {
  readonly forward: Forward;
  readonly answers: SharedAnswers;
  readonly ledger: Ledger;
  readonly books: Books;
}

/** What the service charged: as it says itself, whatever it answered; else its price, and nothing for a refusal. */
function chargedFor(price: number, { status, headers }: Forwarded): number {
  const said = Number(headers[extensionHeaders.credits] ?? NaN);
  if (Number.isFinite(said) && said >= 0) return said;
  return status >= 200 && status < 300 ? price : 0;
}

const bytesOf = ({ body }: Forwarded) => (Buffer.isBuffer(body) ? body.length : 0);

/** Asks the service within the budgets of a person, and counts what it charges. */
function createPaying({ forward, ledger }: SpendingParts, person: Person, price: number) {
  let credits = 0;
  const pay: Forward = async (request) => {
    const reservation = ledger.reserve(person, price);
    let charged = 0;
    try {
      const paid = await forward({ ...request, credits: price });
      charged = chargedFor(price, paid);
      return paid;
    } finally {
      reservation.settle(charged);
      credits += charged;
    }
  };
  return { pay, credits: () => credits };
}

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
  const price = operation === undefined ? own : callPrice(operation).credits;
  const { pay, credits } = createPaying(parts, person, price);
  const answer =
    operation === undefined
      ? await pay(request)
      : await parts.answers.answer({ person, operation, request }, pay);
  const name = operation ?? (isTool ? "tools" : "other");
  await parts.books.book(person, { operation: name, credits: credits(), bytes: bytesOf(answer) });
  const notice = parts.ledger.notice(person);
  return notice === undefined || answer.headers[extensionHeaders.notice] !== undefined
    ? answer
    : { ...answer, headers: { ...answer.headers, [extensionHeaders.notice]: notice } };
}
