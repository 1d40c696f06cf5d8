/** The rules of tools/pages/page-headers.ts as three kinds of servers read them. */
import {
  commonHeaders,
  framedPage,
  hashedName,
  headersOf,
  lifetimes,
  type Headers,
} from "../pages/page-headers.js";

interface SiteFacts {
  /** Without a slash at the end. */
  readonly origin: string;
  /** The whole policy of the page that Excel loads. */
  readonly policy: string;
  /** Paths of all files, from the site's folder. */
  readonly files: readonly string[];
}

const documents = "docs/";
const quoted = (text: string) => `"${text}"`;

/** A server block for nginx, without the certificate's two lines. */
export function nginxRules({ origin, policy }: SiteFacts): string {
  const location = (place: string, headers: Headers) =>
    [
      `  location ${place} {`,
      ...Object.entries(headers).map(
        ([name, value]) =>
          `    add_header ${name} ${quoted(value)}${name === "Cache-Control" ? "" : " always"};`,
      ),
      // A folder's page is its index.html; without the slash behind its name nginx leads there.
      "    try_files $uri $uri/ =404;",
      "  }",
    ].join("\n");
  return `# The add-in's pages under nginx. Name your certificate, and the folder that holds the pages.
server {
  listen 443 ssl;
  server_name ${new URL(origin).hostname};
  # ssl_certificate     /etc/ssl/stat.pem;
  # ssl_certificate_key /etc/ssl/stat.key;
  root /srv/stat/addin;
  gzip on;
  gzip_types application/javascript text/javascript application/json text/css;

  # A location that adds a header inherits none, so each names all of its own. Without "always", what is not there
  # is not kept: it may come with the next release.
${[
  location(`= /${framedPage}`, headersOf(framedPage, policy)),
  location(`~ ${quoted(hashedName)}`, { ...commonHeaders, "Cache-Control": lifetimes.hashed }),
  location(String.raw`~ "\.png$"`, { ...commonHeaders, "Cache-Control": lifetimes.image }),
  location("/", { ...commonHeaders, "Cache-Control": lifetimes.other }),
].join("\n")}
}
`;
}

/** A site for Caddy, which sees to the certificate itself. */
export function caddyRules({ origin, policy }: SiteFacts): string {
  const lines = (matcher: string, headers: Headers) =>
    Object.entries(headers).map(([name, value]) => `  header ${matcher}${name} ${quoted(value)}`);
  return `# The add-in's pages under Caddy. Name the folder that holds the pages.
${new URL(origin).host} {
  root * /srv/stat/addin
  encode gzip
  # "file": what is not there now may come with the next release, so its absence is not kept.
  @hashed {
    file
    path_regexp ${hashedName}
  }
  @image {
    file
    path *.png
    not path_regexp ${hashedName}
  }
  @other {
    not path *.png
    not path_regexp ${hashedName}
  }
${[
  ...lines("", commonHeaders),
  ...lines("@hashed ", { "Cache-Control": lifetimes.hashed }),
  ...lines("@image ", { "Cache-Control": lifetimes.image }),
  ...lines("@other ", { "Cache-Control": lifetimes.other }),
  ...lines(`/${framedPage} `, { "Content-Security-Policy": policy }),
].join("\n")}
  file_server
}
`;
}

/** staticwebapp.config.json for Azure Static Web Apps, which stands among the pages. */
export function azureRules({ policy, files }: SiteFacts): string {
  const common = new Set(Object.keys(commonHeaders));
  const own = ({ headers }: { readonly headers: Headers }) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !common.has(name)));
  const routes = files
    // The documents' pictures have one rule together: the file may not pass 20 KB.
    .filter((path) => !path.startsWith(documents))
    .map((path) => ({ path, headers: headersOf(path, policy) }))
    .filter(
      ({ path, headers }) => path === framedPage || headers["Cache-Control"] !== lifetimes.other,
    )
    .map(({ path, headers }) => ({ route: `/${path}`, headers: own({ headers }) }));
  const pictures = {
    route: `/${documents}*.{png}`,
    headers: own({ headers: headersOf(`${documents}.png`) }),
  };
  const globalHeaders = { ...commonHeaders, "Cache-Control": lifetimes.other };
  return `${JSON.stringify({ globalHeaders, routes: [...routes, pictures] }, null, 2)}\n`;
}
