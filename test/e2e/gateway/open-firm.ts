import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { localCertificate } from "../../../tools/certificates.js";
import { launchBrowser } from "../../../tools/site/browser/launch-browser.js";
import { pagesOf } from "../../../tools/site/open-page.js";
import { projectForServices } from "../../../tools/site/other-addin.js";
import { createPagesServer } from "../../../tools/site/site-server.js";
import { openWorkbenchPage, type WorkbenchPage } from "../../../tools/site/workbench-page.js";
import { startGateway, type RunningGateway } from "../../gateway/support/start-gateway.js";
import { startUpstream, type RunningUpstream } from "../../gateway/support/start-upstream.js";
import { freePort } from "../../support/network/free-port.js";

interface Firm {
  /** A service whose answers name no origin. */
  readonly upstream: RunningUpstream;
  readonly gateway: RunningGateway;
  /** The workbench in a browser of its own: nothing kept, no key. */
  open(): Promise<WorkbenchPage>;
  close(): Promise<void>;
}

const root = resolve(import.meta.dirname, "../../..");

/**
 * A service, a gateway before it and the built add-in's pages, each at an origin of its own. The add-in may ask the
 * gateway, which is its default, and the service: the browser itself does, since CORS is nothing to Node.
 */
export async function openFirm(budgets: object): Promise<Firm> {
  const folder = mkdtempSync(join(tmpdir(), "firm-"));
  const dataDir = join(folder, "data");
  const upstream = await startUpstream();
  const port = await freePort();
  // office.js trusts https://localhost, and no other host of this machine.
  const origin = `https://localhost:${String(port)}`;
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, "budgets.json"), JSON.stringify(budgets));
  const gateway = await startGateway(upstream.address, { dataDir, corsOrigins: [origin] });
  const project = projectForServices([gateway.address, upstream.address], { root, folder });
  const certificate = await localCertificate(join(folder, "certificate"));
  const pages = await createPagesServer(project, certificate);
  await pages.listen({ host: "localhost", port });
  const { browser, newContext } = await launchBrowser((url) => url.origin === origin);
  // A browser asks its user whether a page may reach this machine, where it does not see that the page is of it.
  const allowed: typeof newContext = async (options) => {
    const context = await newContext(options);
    await context.grantPermissions(["local-network-access"], { origin });
    return context;
  };
  return {
    ...{ upstream, gateway },
    open: () => openWorkbenchPage(pagesOf(allowed), origin, "sheet=empty&key=none", {}),
    close: async () => {
      await browser.close();
      await pages.close();
      await gateway.close();
      await upstream.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
