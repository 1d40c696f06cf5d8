import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkedManifest } from "../manifest/checked-manifest.js";
import { framedPage } from "../pages/page-headers.js";
import { billOfMaterials, lockedPackages } from "./bill-of-materials.js";
import { checksums } from "./checksums.js";
import { azureRules, caddyRules, nginxRules } from "./header-files.js";
import { listFiles } from "./list-files.js";
import type { ReleaseOptions } from "./options.js";
import { pagePolicy } from "./page-policy.js";
import { writeNodePart } from "./node-parts/write-node-part.js";

interface Built extends Omit<ReleaseOptions, "services"> {
  /** The project's folder, with `dist` as it was built for this origin. */
  readonly root: string;
  /** Of every file in an archive. */
  readonly day: Date;
}

/**
 * Writes what is handed over, from what `dist` holds: pages, manifest, archives, rules for servers, documents, bills
 * of materials and checksums. The same build gives the same bytes.
 *
 * @param built `out` must not hold anything that is not of a release: it is emptied
 */
export async function writeRelease(built: Built): Promise<void> {
  const { root, out } = built;
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    version: string;
  };
  emptyRelease(out);
  writeSite(built, version);
  await Promise.all([
    writeBundleBills(root, out),
    ...(["service", "gateway"] as const).map((part) =>
      writeNodePart({ root, out, day: built.day, part, version }),
    ),
  ]);
  cpSync(join(root, "docs"), join(out, "docs"), { recursive: true });
  for (const file of ["LICENSE", "CHANGELOG.md", "SECURITY.md"])
    cpSync(join(root, file), join(out, file));
  // Last, since it is of all the others.
  writeFileSync(join(out, sumsFile), checksums(out));
}

const sumsFile = "SHA256SUMS";

/** @throws Error where the folder holds something that no release left there */
function emptyRelease(out: string): void {
  mkdirSync(out, { recursive: true });
  const files = listFiles(out);
  if (files.length > 0 && !files.includes(sumsFile))
    throw new Error(
      `${out} holds files that are not of a release. Name another folder with --out.`,
    );
  rmSync(out, { recursive: true });
  mkdirSync(out);
}

async function writeBundleBills(root: string, out: string): Promise<void> {
  const packages = await lockedPackages(root);
  for (const part of ["addin", "docs"]) {
    const bundled = JSON.parse(
      readFileSync(join(root, `dist/${part}.packages.json`), "utf8"),
    ) as string[];
    const bill = billOfMaterials({ packages, name: `stat-${part}`, bundled });
    writeFileSync(join(out, `stat-${part}.cdx.json`), bill);
  }
}

function writeSite({ root, out, origin, id, provider }: Built, version: string): void {
  const site = join(out, "addin");
  cpSync(join(root, "dist/addin"), site, { recursive: true });
  // On the origin that the help links name.
  cpSync(join(root, "dist/docs"), join(site, "docs"), { recursive: true });
  const policy = pagePolicy(readFileSync(join(site, framedPage), "utf8"));
  const facts = { origin, policy, files: listFiles(site) };
  writeFileSync(join(site, "staticwebapp.config.json"), azureRules(facts));
  mkdirSync(join(out, "servers"));
  writeFileSync(join(out, "servers/nginx.conf"), nginxRules(facts));
  writeFileSync(join(out, "servers/Caddyfile"), caddyRules(facts));
  writeFileSync(
    join(out, "manifest.xml"),
    checkedManifest({ origin, id, version, providerName: provider }),
  );
}
