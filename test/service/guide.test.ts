import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { operationIds, operations } from "../../src/contract/index.js";
import { packages } from "../../src/service/keys/index.js";
import {
  startService,
  type EmbeddedService,
} from "../../tools/functions-metadata/embedded-service.js";

/** `docs/administrators/service.md`, whose commands are run as they stand there. */

const root = join(import.meta.dirname, "../..");
const guide = readFileSync(join(root, "docs/administrators/service.md"), "utf8");
const commands = guide.split("\n").filter((line) => line.startsWith("curl "));

let service: EmbeddedService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

interface Command {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

/** The part of a shell's and of curl's grammar that the guide uses; anything else is an error. */
function parse(command: string, variables: Readonly<Record<string, string>>): Command {
  const words = [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) =>
      double === undefined
        ? (single ?? bare ?? "")
        : double.replace(/\$(\w+)/g, (_, name: string) => variables[name] ?? `no ${name}`),
  );
  const headers: Record<string, string> = {};
  let body: string | undefined;
  let url = "";
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at] ?? "";
    if (word === "-H") {
      const [name = "", value = ""] = (words[(at += 1)] ?? "").split(": ");
      headers[name] = value;
    } else if (word === "-d") body = words[(at += 1)];
    else if (word.startsWith("https://")) url = word;
    else throw new Error(`not understood: ${word}`);
  }
  return { method: body === undefined ? "GET" : "POST", url, headers, body };
}

const variables = { STAT: "https://service.test", KEY: "demo-advanced" };

async function answerTo(command: string, token = ""): Promise<[status: number, body: unknown]> {
  const { method, url, headers, body } = parse(command, { ...variables, TOKEN: token });
  const signal = new AbortController().signal;
  const answer = await service.fetch(url, {
    method,
    headers,
    signal,
    ...(body === undefined ? {} : { body }),
  });
  return [answer.status, await answer.json()];
}

it("shows every operation once", () => {
  const shown = commands.map((command) => {
    const { method, url } = parse(command, variables);
    return `${method} ${new URL(url).pathname}`;
  });
  const all = operationIds.map((id) => `${operations[id].method} ${operations[id].path}`);
  expect(shown.sort()).toEqual(all.sort());
});

it("shows commands that find something", async () => {
  const [question, ...others] = [
    ...commands.filter((command) => command.includes(" -d ")),
    ...commands.filter((command) => !command.includes("$TOKEN") && !command.includes(" -d ")),
  ];
  for (const command of others) {
    const [status, body] = await answerTo(command);
    expect([command, status]).toEqual([command, 200]);
    const { items } = body as { items?: unknown[] };
    if (items !== undefined) expect(items.length, command).toBeGreaterThan(0);
  }
  const [, asked] = await answerTo(question ?? "");
  const { researchToken } = asked as { researchToken: string };
  const fetching = commands.find((command) => command.includes("$TOKEN")) ?? "";
  const [status, answer] = await answerTo(fetching, researchToken);
  expect(status).toBe(200);
  expect(JSON.stringify(answer)).toContain(researchToken);
});

it("names every setting that the service reads, and what packages allow", () => {
  const source = ["src/service/config.ts", "src/server/environment.ts"]
    .map((path) => readFileSync(join(root, path), "utf8"))
    .join("");
  const read = [...source.matchAll(/read\(environment, "(\w+)"\)/g)].map(([, name = ""]) => name);
  const documented = [...guide.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name = ""]) => name);
  expect(documented.sort()).toEqual([...new Set(read)].sort());
  for (const [name, { hasPremium, maxSize, requestsPerMinute }] of Object.entries(packages)) {
    expect(guide).toMatch(
      new RegExp(
        `^\\| \`${name}\` +\\|[^|]*\\| ${hasPremium ? "yes" : "no"} +\\| ${String(maxSize)} +\\| ${String(requestsPerMinute)} +\\|$`,
        "m",
      ),
    );
  }
});
