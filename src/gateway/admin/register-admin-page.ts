import { dayOf } from "../../server/index.js";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DatabaseUnavailable, type ItemUsage, type UsageStore } from "../../storage/index.js";
import type { Budgets, BudgetsEditor } from "../budgets/index.js";
import { pageHeaders, readForm } from "../pages/index.js";
import type { People } from "../people/index.js";
import { failurePage, requireOwnForm, type Session, type Sessions } from "../sign-in/index.js";
import { adminPage, type AdminPage } from "./admin-page.js";
import { readBudgetsForm, toBudgetsForm, type BudgetsForm } from "./budgets-form.js";
import { firstDay, toSpendingReport } from "./spending-report.js";

export interface AdminParts {
  readonly sessions: Sessions;
  readonly publicUrl: string;
  readonly people: People;
  readonly usage: Pick<UsageStore, "read">;
  readonly items: Pick<ItemUsage, "read">;
  readonly editor: BudgetsEditor;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const isAdmin = (session: Session) => session.account.isAdmin;

const refuse = (reply: FastifyReply, publicUrl: string) =>
  reply
    .code(403)
    .headers(pageHeaders)
    .send(failurePage(publicUrl, "This page is for administrators of the gateway."));

/** The budgets as they stand, or the sentence that says why they cannot be read. */
async function readBudgets(
  editor: BudgetsEditor,
): Promise<{ budgets: Budgets; version: string } | string> {
  try {
    return await editor.read();
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    return error instanceof Error ? error.message : String(error);
  }
}

async function readOr(editor: BudgetsEditor): Promise<Budgets> {
  const found = await readBudgets(editor);
  return typeof found === "string" ? {} : found.budgets;
}

/** As many as are looked at without a search. */
const mostItems = 20;

async function readReport({ people, usage, items, now }: AdminParts) {
  const records = await usage.read({ from: firstDay(now()) });
  const from = `${dayOf(now()).slice(0, 7)}-01`;
  const dearest = await items.read({ from, mostNamed: mostItems });
  return toSpendingReport({ records, items: dearest, people: people.all, now: now() });
}

/** @param typed where what was sent cannot be kept */
async function toPage(
  parts: AdminParts,
  session: Session,
  { typed, said }: { readonly typed?: BudgetsForm; readonly said?: string | undefined },
): Promise<AdminPage> {
  const { publicUrl } = parts;
  const report = await readReport(parts);
  const found = await readBudgets(parts.editor);
  const more = { session, publicUrl, report, ...(said === undefined ? {} : { said }) };
  if (typeof found === "string") return { ...more, budgets: undefined, form: found };
  const known = {
    teams: report.teams.map(({ name }) => name),
    people: report.people.map(({ name }) => name),
  };
  const form = typed ?? toBudgetsForm(found.budgets, found.version, known);
  return { ...more, budgets: found.budgets, form };
}

async function keepBudgets(parts: AdminParts, request: FastifyRequest, reply: FastifyReply) {
  const { editor } = parts;
  const session = await requireOwnForm(parts.sessions, request);
  if (!isAdmin(session)) return refuse(reply, parts.publicUrl);
  const { form, budgets } = readBudgetsForm(readForm(request), await readOr(editor));
  const showTyped = async (status: number, said?: string) => {
    const page = await toPage(parts, session, { typed: form, said });
    return reply.code(status).headers(pageHeaders).send(adminPage(page));
  };
  if (form.problems.length > 0) return showTyped(400);
  if (!(await editor.write(budgets, form.version)))
    return reply
      .code(409)
      .headers(pageHeaders)
      .send(
        adminPage(
          await toPage(parts, session, {
            said: "Somebody else has changed the budgets meanwhile: these are theirs, and yours were not saved.",
          }),
        ),
      );
  return reply.redirect(`${parts.publicUrl}/admin?saved`, 303);
}

export function registerAdminPage(scope: FastifyInstance, parts: AdminParts): void {
  const { sessions, publicUrl } = parts;
  scope.get<{ Querystring: { saved?: string } }>("/admin", async (request, reply) => {
    const session = await sessions.find(request.headers.cookie);
    if (session === undefined)
      return reply
        .header("cache-control", "no-store")
        .redirect(`${publicUrl}/key/sign-in?to=/admin`, 303);
    if (!isAdmin(session)) return refuse(reply, publicUrl);
    const said = request.query.saved === undefined ? undefined : "The budgets are saved.";
    const page = await toPage(parts, session, { said });
    return reply.headers(pageHeaders).send(adminPage(page));
  });
  scope.post("/admin/budgets", (request, reply) => keepBudgets(parts, request, reply));
}
