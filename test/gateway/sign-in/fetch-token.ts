import { createBrowser } from "./browse.js";
import { clientId, clientSecret, type RunningProvider } from "./start-provider.js";

/** Another program of the person: gets a token from the provider by itself. */
export async function fetchToken(
  provider: RunningProvider,
  redirectUrl: string,
  { subject, saysWho }: { readonly subject: string; readonly saysWho: boolean },
) {
  provider.signsIn = subject;
  const verifier = "v".repeat(43);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  const query = new URLSearchParams({
    ...{ client_id: clientId, redirect_uri: redirectUrl, response_type: "code" },
    ...{ scope: "openid profile", code_challenge_method: "S256" },
    // Asked for in the ID token itself, so that it says who it is.
    ...(saysWho
      ? { claims: JSON.stringify({ id_token: { preferred_username: null, groups: null } }) }
      : {}),
    code_challenge: Buffer.from(digest).toString("base64url"),
  });
  const browser = createBrowser();
  const at = await browser.stepTo(`${provider.issuer}/auth?${query.toString()}`, redirectUrl);
  const answer = await fetch(`${provider.issuer}/token`, {
    method: "POST",
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`,
    },
    body: new URLSearchParams({
      ...{ grant_type: "authorization_code", code_verifier: verifier, redirect_uri: redirectUrl },
      code: new URL(at).searchParams.get("code") ?? "",
    }),
  });
  return ((await answer.json()) as { id_token: string }).id_token;
}
