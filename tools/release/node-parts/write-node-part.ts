import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { billOfMaterials, lockedPackages } from "../bill-of-materials.js";
import { unitCommand } from "../../servers/unit-command.js";
import { containerfile } from "./containerfile.js";
import { stageNodePart } from "./stage-node-part.js";
import { writeArchive } from "./write-archive.js";

interface NodePart {
  /** The project's folder, with `dist`. */
  readonly root: string;
  /** The release's folder. */
  readonly out: string;
  /** Of every file in the archive. */
  readonly day: Date;
  readonly part: "service" | "gateway";
  readonly version: string;
}

const ports = { service: 8787, gateway: 8790 } as const;
const units = { service: "stat.service", gateway: "stat-gateway.service" } as const;

/** What runs on Node, as an archive, with its bill of materials, its unit for systemd and its Containerfile. */
export async function writeNodePart({ root, out, day, part, version }: NodePart): Promise<void> {
  const name = `stat-${part}-${version}`;
  const unit = join(root, "deploy", units[part]);
  const workshop = mkdtempSync(join(tmpdir(), "stat-release-"));
  try {
    const folder = join(workshop, name);
    const staged = stageNodePart({ root, part, folder });
    cpSync(unit, join(folder, units[part]));
    cpSync(join(root, "LICENSE"), join(folder, "LICENSE"));
    const paths = [...staged, units[part], "LICENSE"].sort();
    const [packages] = await Promise.all([
      lockedPackages(folder, "--omit", "dev"),
      writeArchive(join(out, `${name}.tgz`), { folder, paths, day }),
    ]);
    const bill = billOfMaterials({ packages, name: `stat-${part}` });
    writeFileSync(join(out, `stat-${part}.cdx.json`), bill);
  } finally {
    rmSync(workshop, { recursive: true });
  }
  cpSync(unit, join(out, "servers", units[part]));
  const image = containerfile({ name, part, port: ports[part], command: unitCommand(unit) });
  writeFileSync(join(out, "servers", `Containerfile.${part}`), image);
}
