/** Writes the list of modelled members into the workbench's README. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { modelledTypes } from "../src/workbench/host/index.js";

const file = join(import.meta.dirname, "../src/workbench/README.md");
const [start, end] = ["<!-- members -->", "<!-- /members -->"];

function modelledMembers(): string {
  const lines = [...modelledTypes.values()]
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map((type) => {
      const members = [
        ...Object.entries(type.scalars ?? {}).map(([name, member]) =>
          member.set === undefined ? name : `**${name}**`,
        ),
        ...Object.keys(type.objects ?? {}),
        ...(type.items === undefined ? [] : ["items", "getCount()", "getItemAt()"]),
        ...(type.item === undefined ? [] : ["getItem()", "getItemOrNullObject()"]),
        ...Object.keys(type.methods ?? {})
          .filter((name) => !name.startsWith("_"))
          .map((name) => `${name}()`),
      ];
      return `- ${type.name}: ${members.join(", ")}`;
    });
  return ["Bold: may be set.", "", ...lines].join("\n");
}

const text = await readFile(file, "utf8");
const [before = "", rest = ""] = text.split(start);
const after = rest.split(end)[1] ?? "";
await writeFile(file, `${before}${start}\n\n${modelledMembers()}\n\n${end}${after}`);
