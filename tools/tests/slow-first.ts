import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** They start processes and databases, and wait for them: lint runs beside the first ones and takes what they leave. */
const waiting = ["storage", "gateway", "service"];

/**
 * What takes a worker longer than 15 seconds, the longest first: begun last, such a file leaves the other worker with nothing
 * to do. `npm test -- --times` names them.
 */
const slow = [
  "service/database/chaos",
  "service/database/killed-service",
  "service/database/failover",
  "gateway/database/workbook",
  "gateway/database/killed-gateway",
  "storage/silent-servers",
  "e2e/pane-work",
  "e2e/open-workbook",
  "e2e/pane-search",
  "e2e/workbench",
  "e2e/pane-access",
  "e2e/large-workbook",
  "e2e/check/check-excel",
  "e2e/widths/enlarged",
  "e2e/person",
  "e2e/regions",
  "e2e/search/shifts",
  "functions/trust/every-indicator",
  "tools/release/release",
  "workbook/scan/large-operations",
].map((name) => resolve(import.meta.dirname, "../../test", `${name}.test.ts`));

/**
 * Which test begins when. Vitest knows times from the run before; a fresh clone and CI have none, and begin with the largest
 * files, in the parts' alphabetical order.
 */
export default class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const gone = slow.filter((file) => !existsSync(file));
    if (gone.length > 0) throw new Error(`Named as slow, and gone: ${gone.join(", ")}`);
    const sorted = await super.sort(files);
    const areTimed = files.some((file) => this.isTimed(file));
    return sorted.sort(
      (a, b) =>
        byPart(a, b) || (areTimed ? 0 : rankIn(slow, a.moduleId) - rankIn(slow, b.moduleId)),
    );
  }

  private isTimed({ project, moduleId }: TestSpecification): boolean {
    const path = relative(this.ctx.config.root, moduleId);
    return this.ctx.cache.getFileTestResults(`${project.name}:${path}`) !== undefined;
  }
}

/** Files of one part stay together, since its workers end where another part's file comes next. */
const byPart = ({ project: a }: TestSpecification, { project: b }: TestSpecification) =>
  rankIn(waiting, a.name) - rankIn(waiting, b.name) || a.name.localeCompare(b.name);

const rankIn = (names: readonly string[], name: string) =>
  names.includes(name) ? names.indexOf(name) : names.length;
