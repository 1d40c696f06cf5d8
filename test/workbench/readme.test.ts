import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { modelledTypes } from "../../src/workbench/host/index.js";

it("the workbench's README lists every member that is modelled, and no other type", async () => {
  const readme = await readFile("src/workbench/README.md", "utf8");
  const listed = new Map(
    [...readme.matchAll(/^- (\w+): (.*)$/gm)].map(([, type = "", members = ""]) => [
      type,
      new Set(members.replaceAll("*", "").replaceAll("\\", "").split(", ")),
    ]),
  );
  const missing = [...modelledTypes.values()].flatMap((type) =>
    [
      ...Object.keys(type.scalars ?? {}),
      ...Object.keys(type.objects ?? {}),
      ...Object.keys(type.methods ?? {})
        .filter((name) => !name.startsWith("_"))
        .map((name) => `${name}()`),
    ]
      .filter((member) => listed.get(type.name)?.has(member) !== true)
      .map((member) => `${type.name}.${member}`),
  );
  expect(missing).toEqual([]);
  expect([...listed.keys()].filter((type) => !modelledTypes.has(type))).toEqual([]);
});
