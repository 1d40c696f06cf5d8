/**
 * The page's default policy of Trusted Types, run before any other script. Browsers without them
 * (Safari's views, old ones) lose nothing but this guard: `script-src` still stands.
 *
 * None of office.js' files has a policy of its own, so a default one must admit what they do: they load
 * scripts of Office's own hosts, and put sentences into the page, which arrive as text. Nothing else asks.
 */
interface Policy {
  createHTML(html: string): string;
  createScriptURL(address: string): string | null;
  createScript(): null;
}
declare const trustedTypes: { createPolicy(name: "default", policy: Policy): unknown } | undefined;

const officeOrigins = ["https://appsforoffice.microsoft.com", "https://ajax.aspnetcdn.com"];

if (typeof trustedTypes !== "undefined") {
  trustedTypes.createPolicy("default", {
    // React writes text as text; whatever comes as HTML is somebody else's and is shown, not run.
    createHTML: (html) => html.replace(/&/g, "&amp;").replace(/</g, "&lt;"),
    createScriptURL: (address) => {
      const { origin } = new URL(address, location.href);
      return origin === location.origin || officeOrigins.includes(origin) ? address : null;
    },
    createScript: () => null,
  });
}
