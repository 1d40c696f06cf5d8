import { html, type Html } from "../../server/markup/index.js";
import type { KeyRecord } from "../../storage/index.js";
import { toGatewayPage } from "../pages/index.js";
import type { Session } from "./sessions.js";

const title = "Your key";

export const signInPage = (publicUrl: string, said?: string): string =>
  toGatewayPage({
    title,
    body: html`<h1>${title}</h1>
      ${said === undefined ? "" : html`<p role="status">${said}</p>`}
      <p>
        Each person has a key of their own for the add-in. Sign in with your account of the firm to
        get one, to renew it or to end it.
      </p>
      <p><a class="button" href="${publicUrl}/key/sign-in">Sign in</a></p>`,
  });

/** What went wrong, and the way back. */
export const failurePage = (publicUrl: string, sentence: string): string =>
  toGatewayPage({
    title: "Not signed in",
    body: html`<h1>Not signed in</h1>
      <p role="alert">${sentence}</p>
      <p><a href="${publicUrl}/key">Back to your key</a></p>`,
  });

interface SignedIn {
  readonly session: Session;
  readonly publicUrl: string;
}

/** Who is signed in, where else to go, and the way out. */
export function signedInHeader({ session, publicUrl }: SignedIn): Html {
  const { name, team, isAdmin } = session.account;
  return html`<header>
    <p>Signed in as ${name}, team ${team}</p>
    ${
      isAdmin
        ? html`<nav>
            <a href="${publicUrl}/key">Your key</a>
            <a href="${publicUrl}/admin">Administration</a>
          </nav>`
        : ""
    }
    <form method="post" action="${publicUrl}/key/sign-out">
      ${formToken(session)}<button class="plain">Sign out</button>
    </form>
  </header>`;
}

/** Shows that a form is the session's own. */
export const formToken = ({ formToken: value }: Session): Html =>
  html`<input type="hidden" name="form" value="${value}" />`;

interface KeyPage extends SignedIn {
  readonly present: KeyRecord | undefined;
  /** The key itself, the one time that it is shown. */
  readonly made?: string;
  readonly said?: string;
  /** The last moment of a key whose account the provider lets nobody look at. */
  readonly endsAt?: string | undefined;
}

const shown = (key: string): Html =>
  html`<p role="status">This is your key. Copy it now: it is not shown again.</p>
    <output class="key" aria-label="Your key" tabindex="0">${key}</output>
    <p>
      In Excel: Home &gt; STAT &gt; Open STAT &gt; Connection, and put it in as the API key. Whoever
      has it spends your budget.
    </p>`;

function state({ present, session }: KeyPage): Html {
  if (present === undefined) return html`<p>You have no key.</p>`;
  const { team } = session.account;
  const moved =
    present.team === team
      ? ""
      : html`<p class="warn">
          It counts for the team ${present.team ?? "none"}, and you are in ${team} now: renew it.
        </p>`;
  return html`<p>
      Your key begins with <code>${present.id}.</code> and was made on
      ${present.createdAt.slice(0, 10)}.
    </p>
    ${moved}`;
}

export function keyPage(page: KeyPage): string {
  const { session, publicUrl, present, made, said, endsAt } = page;
  const form = (action: string, button: Html) =>
    html`<form class="row" method="post" action="${publicUrl}/key/${action}">
      ${formToken(session)}${button}
    </form>`;
  const actions =
    present === undefined
      ? form("renew", html`<button class="main">Make a key</button>`)
      : html`${form(
          "renew",
          html`<button>Renew it</button>
            <span class="small">Makes a new key; the present one ends at once.</span>`,
        )}
        ${form(
          "end",
          html`<button>End it</button>
            <span class="small">Excel gets nothing new with it then.</span>`,
        )}`;
  const lasting =
    endsAt === undefined
      ? "It works as long as your account."
      : `It works until ${endsAt}; signing in here again lets it work longer.`;
  return toGatewayPage({
    title,
    body: html`${signedInHeader(page)}
      <h1>${title}</h1>
      ${said === undefined ? "" : html`<p role="status">${said}</p>`}
      ${made === undefined ? state(page) : shown(made)}
      ${present === undefined ? "" : html`<p class="small">${lasting}</p>`} ${actions}`,
  });
}
