import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DatabaseUnavailable } from "../../storage/index.js";
import type { AccountKeys } from "../accounts/index.js";
import { pageHeaders, readForm, registerForms } from "../pages/index.js";
import { failurePage, keyPage, signInPage } from "./key-page.js";
import { ProviderFailure, SignInBroken, SignInRefusal } from "../provider/index.js";
import type { Session, Sessions } from "./sessions.js";
import { returnPaths, type SignIn } from "./sign-in.js";

export interface SignInParts {
  readonly signIn: SignIn;
  readonly sessions: Sessions;
  readonly keys: AccountKeys;
  readonly publicUrl: string;
  /** When a key ends unless its person signs in again; undefined where the account is looked at. */
  readonly endOf: (session: Session) => number | undefined;
}

/** A form that did not come from a page of this session. */
class StrangeForm extends Error {
  override readonly name = "StrangeForm";
}

/** What somebody reads, by what went wrong. */
function toSentence(error: unknown): readonly [status: number, sentence: string] | undefined {
  if (error instanceof SignInRefusal) return [403, error.message];
  if (error instanceof SignInBroken)
    return [400, "The sign-in was given up, took too long or began in another browser."];
  if (error instanceof ProviderFailure)
    return [502, "The provider of your account does not answer as it should. Try again later."];
  if (error instanceof DatabaseUnavailable)
    return [503, "The gateway's database does not answer at the moment. Try again later."];
  if (error instanceof StrangeForm)
    return [403, "The page was too old, or the form is not one of ours. Nothing was changed."];
  return undefined;
}

/** Lets a scope answer with pages, also where something goes wrong. */
export function registerPageFailures(
  scope: FastifyInstance,
  {
    publicUrl,
    onFault,
  }: { readonly publicUrl: string; readonly onFault: (fault: unknown) => void },
): void {
  registerForms(scope);
  scope.setErrorHandler((error, _request, reply) => {
    const known = toSentence(error);
    const { statusCode = 500 } = error as { statusCode?: number };
    // Told without what the provider answered: it may hold a token.
    if (error instanceof ProviderFailure) onFault(`ALARM: sign-in: ${error.message}`);
    else if (known === undefined && statusCode >= 500) onFault(error);
    const [status, sentence] = known ?? [
      statusCode,
      "The gateway could not do that. Please try again.",
    ];
    return reply.code(status).headers(pageHeaders).send(failurePage(publicUrl, sentence));
  });
}

/** The session whose own form it is. @throws StrangeForm */
export async function requireOwnForm(
  sessions: Sessions,
  request: FastifyRequest,
): Promise<Session> {
  const session = await sessions.find(request.headers.cookie);
  const site = request.headers["sec-fetch-site"];
  const isFromHere = site === undefined || site === "same-origin" || site === "none";
  const isOwn = session !== undefined && sessions.isOwnForm(session, formTokenOf(request));
  if (!isFromHere || !isOwn) throw new StrangeForm();
  return session;
}

const formTokenOf = (request: FastifyRequest) => readForm(request).get("form") ?? undefined;

const send = (reply: FastifyReply, page: string) => reply.headers(pageHeaders).send(page);

/** What somebody does with the own key: each is a form of the page. */
function registerActions(scope: FastifyInstance, parts: SignInParts, show: ShowKey): void {
  const { keys, sessions, publicUrl } = parts;
  scope.post("/key/renew", async (request, reply) => {
    const session = await requireOwnForm(sessions, request);
    const made = await keys.renew(session.account);
    return made === undefined ? send(reply, signInPage(publicUrl)) : show(reply, session, { made });
  });
  scope.post("/key/end", async (request, reply) => {
    const session = await requireOwnForm(sessions, request);
    await keys.end(session.account);
    return show(reply, session, { said: "The key has ended." });
  });
  scope.post("/key/sign-out", async (request, reply) => {
    const session = await requireOwnForm(sessions, request);
    void reply.header("set-cookie", await sessions.end(session));
    return send(reply, signInPage(publicUrl, "You are signed out here. Your key goes on working."));
  });
}

type ShowKey = (
  reply: FastifyReply,
  session: Session,
  more?: { readonly made?: string; readonly said?: string },
) => Promise<FastifyReply>;

export function registerKeyPage(scope: FastifyInstance, parts: SignInParts): void {
  const { signIn, sessions, keys, publicUrl, endOf } = parts;
  const show: ShowKey = async (reply, session, more = {}) => {
    const present = await keys.present(session.account);
    const end = endOf(session);
    const endsAt = end === undefined ? undefined : new Date(end).toISOString().slice(0, 10);
    return send(reply, keyPage({ session, publicUrl, present, endsAt, ...more }));
  };
  scope.get("/key", async (request, reply) => {
    const session = await sessions.find(request.headers.cookie);
    return session === undefined ? send(reply, signInPage(publicUrl)) : show(reply, session);
  });
  scope.get<{ Querystring: { to?: string } }>("/key/sign-in", async (request, reply) => {
    const to = returnPaths.find((path) => path === request.query.to) ?? "/key";
    const { location, cookie } = await signIn.begin(to);
    return reply
      .headers({ "set-cookie": cookie, "cache-control": "no-store" })
      .redirect(location, 303);
  });
  scope.get("/key/callback", async (request, reply) => {
    const query = request.url.split("?").slice(1).join("?");
    const { location, cookies } = await signIn.finish(query, request.headers.cookie);
    return reply
      .headers({ "set-cookie": [...cookies], "cache-control": "no-store" })
      .redirect(location, 303);
  });
  registerActions(scope, parts, show);
}
