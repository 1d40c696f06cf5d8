import { callPrice } from "../../client/price/index.js";
import { extensionHeaders, type OperationId } from "../../contract/index.js";
import type { SharedAnswers } from "../answers/index.js";
import { createPayer, type Ledger } from "../budgets/index.js";
import type { Books, Person } from "../people/index.js";
import {
  callPaid,
  copyHeaders,
  type Forward,
  type Forwarded,
  type ForwardRequest,
} from "../upstream/index.js";
import { noItem } from "../../storage/index.js";
import type { AskedFor } from "./request-operation.js";
import { toolPrice, toolsPath } from "./tool-price.js";

export interface SpendingParts {
  readonly forward: Forward;
  readonly answers: SharedAnswers;
  readonly ledger: Ledger;
  readonly books: Books;
}

const bytesOf = ({ body }: Forwarded) => (Buffer.isBuffer(body) ? body.length : 0);

/** What an answer would have cost, had it not been kept whole. */
function savedBy({ headers }: Forwarded, operation: OperationId): number {
  const from = headers[extensionHeaders.cache];
  return from === "hit" || from === "stale" ? callPrice(operation).credits : 0;
}

interface PersonRequest {
  readonly person: Person;
  readonly asked: AskedFor;
  readonly request: ForwardRequest;
}

/** Under which a request is booked. */
const nameOf = ({ operation, path }: AskedFor): string =>
  operation ?? (path === toolsPath ? "tools" : "other");

/** Books what a person is sent, and says what it cost. */
function booked(
  { books, ledger }: SpendingParts,
  { person, asked }: PersonRequest,
  { answer, credits }: { readonly answer: Forwarded; readonly credits: number },
): Forwarded {
  const { operation, item } = asked;
  const { status, headers, body } = answer;
  books.book(person, {
    operation: nameOf(asked),
    // What the service does not know is no item, whatever it was called.
    item: status >= 400 ? noItem : item,
    bytes: bytesOf(answer),
    credits,
    saved: operation === undefined ? 0 : savedBy(answer, operation),
  });
  const { [extensionHeaders.credits]: said, [extensionHeaders.notice]: told } = headers;
  // Of this person: a call may be of several people, and an answer of several calls.
  const cost = said === undefined && credits === 0 ? undefined : String(credits);
  const notice = told ?? ledger.notice(person);
  if (cost === said && notice === told) return answer;
  const own = copyHeaders(headers);
  if (cost !== undefined) own[extensionHeaders.credits] = cost;
  if (notice !== undefined) own[extensionHeaders.notice] = notice;
  return { status, headers: own, body };
}

/** What a person is sent without asking anybody: nothing is awaited on its way. Undefined where it is not kept. */
export function answerKept(parts: SpendingParts, one: PersonRequest): Forwarded | undefined {
  const {
    person,
    asked: { operation },
    request,
  } = one;
  if (operation === undefined) return undefined;
  const answer = parts.answers.kept({ person, operation, request });
  return answer && booked(parts, one, { answer, credits: 0 });
}

/** What a person is sent: asked for within the budgets, and booked. */
export async function answerPaid(parts: SpendingParts, one: PersonRequest): Promise<Forwarded> {
  const { person, asked, request } = one;
  const { operation } = asked;
  const name = nameOf(asked);
  const price = name === "tools" ? toolPrice(request.body) : 0;
  const payer = createPayer(parts.ledger, person, name);
  const answer =
    operation === undefined
      ? await callPaid(parts.forward, request, {
          ...{ reservation: await payer.setAside(price), price },
        })
      : await parts.answers.answer({ person, operation, request, payer });
  return booked(parts, one, { answer, credits: payer.charged });
}
