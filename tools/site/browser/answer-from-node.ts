import type { BrowserContext, Route } from "playwright-core";

/** What Node asks for in a browser's place, as `route` takes it. */
export type AskedByNode = Parameters<BrowserContext["route"]>[0];

/**
 * Requests of the context's pages are made by this process, to the same server.
 *
 * For a browser that opens no TLS connection here.
 */
export async function answerFromNode(
  context: BrowserContext,
  asked: AskedByNode = "**/*",
): Promise<void> {
  await context.route(asked, answer);
}

async function answer(route: Route): Promise<void> {
  try {
    // A redirection is the page's to follow, with the address it then shows.
    const isRepeatable = route.request().method() === "GET";
    const response = await route.fetch({
      maxRedirects: 0,
      // As a browser asks again where a connection it had kept open was just closed.
      maxRetries: isRepeatable ? 2 : 0,
      // On a busy machine a file may take longer than Playwright's 30 seconds; the page has limits of its own.
      timeout: 0,
    });
    await route.fulfill({ response });
  } catch {
    // No server there, or a page that no longer waits: the page sees a failed request, or nothing.
    await route.abort("failed").catch(() => undefined);
  }
}
