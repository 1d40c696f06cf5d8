/** What everybody sees of a content: what it is about, whose it is and, of free content, its picture. */
import type { Platform } from "../../../contract/known-values.js";
import { formatSpan } from "../../library/index.js";
import type { ContentKind } from "../../links/link-ports.js";
import { fileWords, formatDay, labelled } from "../file-words.js";
import { html, toPage, type Html } from "./html.js";
import type { PageContext } from "./page-context.js";
import { publicWords, type Reason } from "./public-words.js";

export interface PublicContent {
  readonly kind: Exclude<ContentKind, "topic">;
  readonly id: number | string;
  readonly title: string;
  readonly subject: string;
  readonly isPremium: boolean;
  readonly sources: readonly string[];
  /** First and last period, where it has any. */
  readonly periods: readonly string[];
  /** YYYY-MM-DD */
  readonly releasedAt: string;
  readonly hasPicture: boolean;
}

const period = ([from, to = from]: readonly string[], language: Platform): string =>
  from === undefined || to === undefined
    ? ""
    : labelled(language, fileWords[language].period, formatSpan(from, to, language));

/** `next` is the canonical address that opens once the key is given. */
export function publicPage(
  { links, language }: Pick<PageContext, "links" | "language">,
  content: PublicContent,
  { reason, next, formAction }: { reason: Reason; next: string; formAction: string },
): string {
  const words = fileWords[language];
  const asked = publicWords[language];
  const { kind, id, title, subject, isPremium, sources, hasPicture } = content;
  const picture =
    hasPicture && !isPremium && (kind === "statistic" || kind === "infographic")
      ? html`<figure>
          <img src="${links.picture(kind, Number(id), language, 960)}" alt="${title}" />
        </figure>`
      : "";
  const facts = [
    labelled(language, sources.length > 1 ? words.sources : words.source, sources.join(", ")),
    period(content.periods, language),
    labelled(language, words.released, formatDay(content.releasedAt, language)),
  ].filter((fact) => fact !== "");
  return toPage({
    language,
    title,
    addressIn: (other) => links.contentPage(kind, id, other),
    body: html`<p class="kind">${words[kind]}${isPremium ? ` · ${words.premium}` : ""}</p>
      <h1>${title}</h1>
      <p class="subject">${subject}</p>
      ${picture}
      <ul>
        ${facts.map((fact) => html`<li>${fact}</li>`)}
      </ul>
      ${reason === "unsigned" ? "" : html`<p role="alert">${asked.reasons[reason]}</p>`}
      ${keyForm(language, next, formAction)}`,
  });
}

function keyForm(language: Platform, next: string, formAction: string): Html {
  const { heading, label, open, explanation } = publicWords[language];
  // Sent as a body: no key ever stands in an address.
  return html`<h2>${heading}</h2>
    <p>${explanation}</p>
    <form method="post" action="${formAction}">
      <input type="hidden" name="address" value="${next}" />
      <label>${label} <input type="password" name="key" autocomplete="off" required /></label>
      <button>${open}</button>
    </form>`;
}
