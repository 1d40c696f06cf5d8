interface Welcome {
  /** Origin, without a slash at the end. */
  readonly origin: string;
  readonly demoKeys: readonly string[];
  readonly authorityPath: string;
  readonly isCertificateNew: boolean;
  readonly manifestPath: string;
  readonly platform: NodeJS.Platform;
}

function trustCommand(platform: NodeJS.Platform, path: string): string {
  switch (platform) {
    case "win32":
      return `certutil -user -addstore Root "${path}"`;
    case "darwin":
      return `security add-trusted-cert -r trustRoot -k ~/Library/Keychains/login.keychain-db "${path}"`;
    default:
      return `certutil -d sql:$HOME/.pki/nssdb -A -t C,, -n STAT -i "${path}"   (Chrome; Firefox: Settings > Certificates > Import)`;
  }
}

function sideloadSteps(platform: NodeJS.Platform, manifest: string): string[] {
  const web = `Excel on the web: Home > Add-ins > More Add-ins > My Add-ins > Upload My Add-in: ${manifest}`;
  switch (platform) {
    case "win32":
      return [
        web,
        "Excel for Windows: put the manifest into a shared folder, name that folder under",
        "  File > Options > Trust Center > Trusted Add-in Catalogs, then Home > Add-ins > Shared Folder",
      ];
    case "darwin":
      return [
        web,
        `Excel for Mac: cp "${manifest}" ~/Library/Containers/com.microsoft.Excel/Data/Documents/wef/`,
        "  and start Excel again: Home > Add-ins",
      ];
    default:
      return [web];
  }
}

/** What the console says once the server listens. */
export function welcome(facts: Welcome): string {
  const { origin, demoKeys } = facts;
  const isManifestPort = new URL(origin).port === "3000";
  const keys = demoKeys.length === 0 ? "none (a keys file is in use)" : demoKeys.join(", ");
  return [
    "",
    `STAT is running at ${origin}/ and Ctrl-C stops it.`,
    "",
    "  A spreadsheet with the add-in, no Excel needed. Under /docs/ are the documents, under /v1 the service.",
    `  Demo keys: ${keys}`,
    "",
    facts.isCertificateNew
      ? "The certificate of localhost was made just now. To stop the browser's warning, trust it once:"
      : "If the browser warns of the certificate, trust it once:",
    `  ${trustCommand(facts.platform, facts.authorityPath)}`,
    "  (Its authority's key was thrown away: nothing else can be signed with it.)",
    "",
    ...(isManifestPort
      ? [
          "To try it in Excel, trust the certificate and sideload the manifest:",
          ...sideloadSteps(facts.platform, facts.manifestPath).map((line) => `  ${line}`),
          "  Chrome and Edge ask whether the page may reach this machine: allow it.",
        ]
      : ["In Excel the add-in needs port 3000, which manifest.xml names."]),
    "",
  ].join("\n");
}
