import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sendJson, startFaultServer } from "../../support/fault-server.js";
import { startGateway } from "../support/start-gateway.js";
import { createBrowser } from "./browse.js";
import { clientId, clientSecret, startProvider } from "./start-provider.js";

type Changes = NonNullable<Parameters<typeof startGateway>[1]>;
type Settings = NonNullable<Changes["signIn"]>;

const open: { close(): Promise<void> }[] = [];
/** For after each test: files of this part share this module, and each says so for itself. */
export async function closeFirms(): Promise<void> {
  for (const one of open.splice(0).reverse()) await one.close();
}

const hourMs = 60 * 60_000;

/** A gateway with a provider, at which Ann (Energy), Bob (Steel, an administrator) and Eve (no team) have accounts. */
export async function startFirm(
  settings: Partial<Settings> = {},
  { givesRefreshTokens = true, ...changes }: Changes & { givesRefreshTokens?: boolean } = {},
) {
  const upstream = await startFaultServer((_request, response) => {
    sendJson(response, { items: [] });
  });
  const provider = await startProvider({ givesRefreshTokens });
  open.push(upstream, provider);
  const start = (more: Changes = {}) =>
    startGateway(upstream.address, {
      dataDir: mkdtempSync(join(tmpdir(), "gateway-firm-")),
      signIn: {
        ...{ issuer: provider.issuer, clientId, clientSecret: { secret: clientSecret } },
        ...{ clientAuth: "basic", scopes: "openid profile offline_access", prompt: undefined },
        ...{ audiences: [clientId], nameClaim: "preferred_username", teamClaim: "groups" },
        teams: [
          { value: "group-energy", team: "Energy" },
          { value: "group-steel", team: "Steel" },
        ],
        admins: [{ claim: "roles", value: "Gateway.Admin" }],
        ...{ checkMs: 12 * hourMs, keyMs: 7 * 24 * hourMs },
        ...settings,
      },
      ...changes,
      ...more,
    });
  const gateway = await start();
  open.push(gateway);
  /** Another process of the same gateway, as behind a proxy that spreads the requests. */
  const startAnother = async () => {
    const another = await start({ publicUrl: changes.publicUrl ?? gateway.address });
    open.push(another);
    return another;
  };
  provider.register(changes.publicUrl ?? gateway.address);
  const { accounts } = provider;
  accounts.set("1", { preferred_username: "ann@firm.example", groups: ["x", "group-energy"] });
  accounts.set("2", {
    ...{ preferred_username: "bob@firm.example", groups: ["group-steel"] },
    roles: ["Gateway.Admin"],
  });
  accounts.set("3", { preferred_username: "eve@firm.example", groups: ["x"] });
  const signIn = async (subject: string, path = "/key") => {
    provider.signsIn = subject;
    const browser = createBrowser();
    const page = await browser.open(`${gateway.address}/key/sign-in?to=${path}`);
    return { browser, page };
  };
  return { gateway, provider, upstream, signIn, startAnother };
}
