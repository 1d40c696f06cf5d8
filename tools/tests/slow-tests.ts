import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";

const shownCount = 20;

interface Timed {
  readonly name: string;
  readonly ms: number;
}

/** After a run: the slowest tests and the slowest files, in seconds. */
export default class SlowTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests: Timed[] = [];
    const files: Timed[] = [];
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId);
      // With what stands before its tests: imports, and hooks that open a site.
      files.push({ name: file, ms: module.diagnostic().duration });
      for (const test of module.children.allTests()) {
        tests.push({ name: `${file} > ${test.fullName}`, ms: test.diagnostic()?.duration ?? 0 });
      }
    }
    print("Slowest tests", tests);
    print("Slowest files", files);
  }
}

function print(title: string, timed: readonly Timed[]): void {
  const all = timed.reduce((sum, { ms }) => sum + ms, 0);
  console.log(`\n${title}, in seconds; ${timed.length} take ${seconds(all).trim()}`);
  for (const { name, ms } of [...timed].sort((a, b) => b.ms - a.ms).slice(0, shownCount)) {
    console.log(`${seconds(ms)}  ${name}`);
  }
}

const seconds = (ms: number) => (ms / 1000).toFixed(1).padStart(7);
