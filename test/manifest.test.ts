import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { XMLParser } from "fast-xml-parser";
import { OfficeAddinManifest } from "office-addin-manifest";
import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";
import { locales } from "../tools/manifest/texts.js";
import { developmentId, developmentOrigin, toManifest } from "../tools/manifest/to-manifest.js";

const root = resolve(import.meta.dirname, "..");
const file = join(root, "manifest.xml");
const text = readFileSync(file, "utf8");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  version: string;
};

/** An element with its children in the order in which they stand. */
interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
}

type Raw = Record<string, unknown>;
function toElement(raw: Raw): Element {
  const name = Object.keys(raw).find((key) => key !== ":@") ?? "";
  const children = raw[name] as Raw[];
  return {
    name,
    attributes: (raw[":@"] ?? {}) as Record<string, string>,
    children: children.filter((child) => !("#text" in child)).map(toElement),
    text: children.map((child) => ("#text" in child ? String(child["#text"]) : "")).join(""),
  };
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  commentPropName: false,
  ignoreDeclaration: true,
  parseTagValue: false,
});
const top = (parser.parse(text) as Raw[]).map(toElement).find(({ name }) => name === "OfficeApp");
if (top === undefined) throw new Error("manifest.xml has no OfficeApp.");

const all = (element: Element): Element[] => [element, ...element.children.flatMap(all)];
const elements = all(top);
const named = (name: string) => elements.filter((element) => element.name === name);
const only = (name: string): Element => {
  const [first, ...others] = named(name);
  if (first === undefined || others.length > 0) throw new Error(`Not exactly one ${name}.`);
  return first;
};
const namesIn = (name: string) => only(name).children.map((child) => child.name);

/** Office refuses a manifest whose elements stand in another order. */
const order: Readonly<Record<string, readonly string[]>> = {
  OfficeApp: [
    "Id",
    "AlternateId",
    "Version",
    "ProviderName",
    "DefaultLocale",
    "DisplayName",
    "Description",
    "IconUrl",
    "HighResolutionIconUrl",
    "SupportUrl",
    "AppDomains",
    "Hosts",
    "Requirements",
    "DefaultSettings",
    "Permissions",
    "VersionOverrides",
  ],
  VersionOverrides: ["Description", "Requirements", "Hosts", "Resources"],
  DesktopFormFactor: ["GetStarted", "FunctionFile", "ExtensionPoint"],
  GetStarted: ["Title", "Description", "LearnMoreUrl"],
  Resources: ["bt:Images", "bt:Urls", "bt:ShortStrings", "bt:LongStrings"],
  Group: ["Label", "Icon", "Control"],
  Supertip: ["Title", "Description"],
  Control: ["Label", "Supertip", "Icon", "Action", "Enabled"],
};

const resources = new Map(
  only("Resources")
    .children.flatMap((kind) => kind.children)
    .map((resource) => [resource.attributes.id ?? "", resource]),
);
const valueOf = (id: string) => resources.get(id)?.attributes.DefaultValue ?? "";

describe("manifest.xml", () => {
  it("is what the generator writes", () => {
    const facts = {
      origin: developmentOrigin,
      id: developmentId,
      version,
      providerName: "Stat for Excel",
    };
    expect(text).toBe(toManifest(facts));
  });

  it("is read by Microsoft's manifest library as an add-in for workbooks", async () => {
    const info = await OfficeAddinManifest.readManifestFile(file);
    expect(info.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(info.version).toBe(version);
    expect(info.hosts).toEqual(["Workbook"]);
    expect(info.permissions).toBe("ReadWriteDocument");
    expect(info.defaultSettings?.sourceLocation).toBe(`${developmentOrigin}/taskpane.html`);
  });

  it("keeps every element in the prescribed order", () => {
    for (const element of elements) {
      const expected = order[element.name];
      if (expected === undefined) continue;
      const at = element.children.map((child) => expected.indexOf(child.name));
      expect(at, `unknown child in ${element.name}`).not.toContain(-1);
      expect(at, `order in ${element.name}`).toEqual([...at].sort((a, b) => a - b));
    }
    const host = only("Runtimes");
    const parent = elements.find((element) => element.children[0] === host);
    expect(parent?.attributes["xsi:type"], "Runtimes first in Host").toBe("Workbook");
    const functions = named("ExtensionPoint").find(
      (point) => point.attributes["xsi:type"] === "CustomFunctions",
    );
    expect(functions?.children.map((child) => child.name)).toEqual([
      "Script",
      "Page",
      "Metadata",
      "Namespace",
    ]);
    expect(namesIn("AllFormFactors")).toEqual(["ExtensionPoint"]);
  });

  it("resolves every reference, with ids of at most 32 characters", () => {
    const used = elements.flatMap(({ attributes }) => attributes.resid ?? []);
    expect(used.filter((id) => !resources.has(id))).toEqual([]);
    expect([...resources.keys()].filter((id) => !used.includes(id))).toEqual([]);
    const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id.length > 32)).toEqual([]);
  });

  it("runs functions, commands and pane in one runtime", () => {
    expect(only("Runtime").attributes).toEqual({ resid: "Taskpane.Url", lifetime: "long" });
    expect(only("FunctionFile").attributes.resid).toBe("Taskpane.Url");
    expect(only("Page").children[0]?.attributes.resid).toBe("Taskpane.Url");
    const shown = named("Action").filter((a) => a.attributes["xsi:type"] === "ShowTaskpane");
    expect(shown.flatMap((action) => action.children)).toMatchObject([
      { name: "SourceLocation", attributes: { resid: "Taskpane.Url" } },
    ]);
    expect(only("DefaultSettings").children[0]?.attributes.DefaultValue).toBe(
      valueOf("Taskpane.Url"),
    );
  });

  it("serves everything over https from one host", () => {
    const urls = [...text.matchAll(/(?:Value)="(https?:[^"]+)"/g)].map((match) => match[1] ?? "");
    expect(urls.length).toBeGreaterThan(10);
    expect(new Set(urls.map((url) => new URL(url).origin))).toEqual(new Set([developmentOrigin]));
  });

  it("keeps texts within Office's limits, in every region of every language", () => {
    const wanted = Object.values(locales).flat().sort();
    const checked = elements.filter(({ attributes }) => attributes.DefaultValue !== undefined);
    for (const element of checked) {
      const long = element.name === "Description" || isLong(element);
      for (const each of [element.attributes.DefaultValue, ...overridesOf(element)]) {
        if (each?.startsWith("https:") === true) continue;
        expect(each?.length ?? 0, each).toBeLessThanOrEqual(long ? 250 : 125);
      }
      if (element.children.length === 0) continue;
      const regions = element.children.map((child) => child.attributes.Locale ?? "").sort();
      expect(regions, element.attributes.id ?? element.name).toEqual(wanted);
    }
  });

  it("names a command that the add-in associates", () => {
    const names = named("FunctionName").map((element) => element.text);
    const source = readFileSync(join(root, "src/addin/commands.ts"), "utf8");
    for (const name of names) expect(source).toContain(`Office.actions.associate("${name}"`);
  });

  const sizes = ["16", "20", "24", "32", "40", "48", "64", "80"];
  const picture = (image: Element) =>
    join(root, new URL(valueOf(image.attributes.resid ?? "")).pathname);
  const icons = named("Icon").map((icon) => icon.children);

  it("has pictures of exactly the sizes that Excel asks for, with transparency", () => {
    expect(icons).toHaveLength(named("Group").length + named("Control").length);
    for (const images of icons) {
      expect(images.map(({ attributes }) => attributes.size)).toEqual(sizes);
      for (const image of images) {
        const path = picture(image);
        expect(existsSync(path), path).toBe(true);
        const { width, height, data } = PNG.sync.read(readFileSync(path));
        const size = Number(image.attributes.size);
        expect([width, height], path).toEqual([size, size]);
        // A rounded corner leaves at most a trace there.
        expect(data[3], `the corner of ${path} is transparent`).toBeLessThan(64);
      }
    }
  });

  it("has a picture of its own on each button", () => {
    for (const [index, size] of sizes.entries()) {
      const drawn = named("Control").map((control) => {
        const icon = control.children.find(({ name }) => name === "Icon");
        const image = icon?.children[index];
        if (image === undefined) throw new Error(`A button has no picture of ${size} pixels.`);
        return PNG.sync.read(readFileSync(picture(image))).data.toString("base64");
      });
      expect(new Set(drawn).size, size).toBe(4);
    }
  });

  it("has pictures that are seen on light and on dark ribbons", () => {
    for (const images of icons) {
      for (const image of images) {
        const path = picture(image);
        const { width, height, data } = PNG.sync.read(readFileSync(path));
        const clear = Array.from({ length: width * height }, (_, pixel) => pixel * 4).filter((at) =>
          // WCAG 1.4.11 for graphics, on the ribbons of Excel's lightest and its dark grey theme.
          ribbons.every((ribbon) => {
            const share = (data[at + 3] ?? 0) / 255;
            const seen = ribbon.map((ground, part) =>
              Math.round((data[at + part] ?? 0) * share + ground * (1 - share)),
            );
            return contrast(seen, ribbon) >= 3;
          }),
        );
        expect(clear.length / (width * height), path).toBeGreaterThan(0.15);
      }
    }
  });

  it("has a namespace that formulas can carry", () => {
    expect(valueOf(only("Namespace").attributes.resid ?? "")).toMatch(/^[A-Z][A-Z0-9_]*$/);
  });

  it("asks for the requirement sets the functions cannot do without", () => {
    const sets = named("Set").map(
      ({ attributes }) => `${attributes.Name} ${attributes.MinVersion}`,
    );
    expect(sets.sort()).toEqual([
      "CustomFunctionsRuntime 1.3",
      "ExcelApi 1.12",
      "SharedRuntime 1.1",
    ]);
  });

  it("for production has its own origin in every address", () => {
    const production = toManifest({
      origin: "https://stat.example.com",
      id: "0b0b5a3e-6a2f-4f0e-8d31-2d7c1c6c9a10",
      version,
      providerName: "A & B",
    });
    expect(production).not.toContain("localhost");
    expect(production).toContain("<ProviderName>A &amp; B</ProviderName>");
  });
});

function isLong(element: Element): boolean {
  return only("bt:LongStrings").children.includes(element);
}

function overridesOf(element: Element): (string | undefined)[] {
  return element.children.map((child) => child.attributes.Value);
}

const ribbons = [
  [0xff, 0xff, 0xff],
  [0x29, 0x29, 0x29],
] as const;

function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
