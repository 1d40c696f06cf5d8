import type { FastifyInstance } from "fastify";
import {
  ApiError,
  extensionOperations,
  type Usage,
  type UsageBudget,
} from "../../contract/index.js";
import type { Ledger } from "../budgets/index.js";
import { noTeam, type Books, type Person } from "../people/index.js";
import { pathOf } from "./request-operation.js";

/** Of the gateway; in another notation the service would show the firm's. */
export const usagePath = extensionOperations.getUsage.path;

/** The budget of the month that ends first: what is left of it is what is left. */
function toAllowance(budgets: readonly UsageBudget[]): Partial<Usage["allowance"]> {
  const [first] = budgets
    .filter(({ period }) => period === "month")
    .sort((a, b) => a.left - b.left);
  if (first === undefined) return {};
  const { credits, used, left } = first;
  return { credits, used, left };
}

function toAccount(usage: Usage, person: Person, budgets: readonly UsageBudget[]): Usage {
  return {
    ...usage,
    allowance: { ...usage.allowance, ...toAllowance(budgets) },
    person: person.name,
    ...(person.team === noTeam ? {} : { team: person.team }),
    budgets: [...budgets],
  };
}

/** The person's own account: the service's is the firm's, and nobody else's to see. */
export function registerUsage(
  scope: FastifyInstance,
  { books, ledger }: { readonly books: Books; readonly ledger: Pick<Ledger, "budgetsOf"> },
): void {
  scope.get(usagePath, async (request, reply) => {
    const query = new URLSearchParams(request.url.slice(pathOf(request.url).length));
    const day = (name: string) => {
      const text = query.get(name);
      if (text === null || /^\d{4}-\d{2}-\d{2}$/.test(text)) return text ?? undefined;
      throw new ApiError("bad-input", `${name} is not a day such as 2026-11-01.`, {
        parameter: name,
      });
    };
    const [from, to] = [day("from"), day("to")];
    const { person } = request;
    if (person === null) throw new ApiError("missing-key", "An API key is needed.");
    const usage = await books.usageOf(person, {
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
    });
    return reply
      .type("application/json; charset=utf-8")
      .header("cache-control", "private, no-store")
      .send(JSON.stringify(toAccount(usage, person, ledger.budgetsOf(person))));
  });
}
