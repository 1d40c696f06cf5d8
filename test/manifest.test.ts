import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { XMLParser } from "fast-xml-parser";
import { OfficeAddinManifest } from "office-addin-manifest";
import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";
import { checkManifest } from "../tools/manifest/check-manifest.js";
import { locales } from "../tools/manifest/manifest-texts.js";
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

  it("has no fault that Microsoft's schemas would find", () => {
    expect(checkManifest(text)).toEqual([]);
  });

  // Each is a fault that makes Office refuse a manifest; the rules must see it.
  it.each([
    [
      "another order",
      /(<Version>.*\n)(.*<ProviderName>.*\n)/,
      "$2$1",
      "OfficeApp has its elements",
    ],
    ["a missing element", /.*<DefaultLocale>.*\n/, "", "OfficeApp/DefaultLocale is missing"],
    ["an element twice", /(.*<DefaultLocale>.*\n)/, "$1$1", "DefaultLocale stands there 2 times"],
    [
      "an unknown element",
      /<Permissions>/,
      "<Colour>red</Colour><Permissions>",
      "Colour is no element",
    ],
    [
      "runtimes after the form factors",
      /(\s*<Runtimes>[^]*?<\/Runtimes>)([^]*?<\/AllFormFactors>)/,
      "$2$1",
      "Host has its elements",
    ],
    ["functions without a page", /<Page>[^]*?<\/Page>/, "", "ExtensionPoint/Page is missing"],
    [
      "a label after the action",
      /(<Label resid="Open.Label" \/>)([^]*?<\/Action>)/,
      "$2$1",
      "Control has its elements",
    ],
    [
      "a short text of 126 characters",
      /(id="Open.Label" DefaultValue=")[^"]*/,
      `$1${"x".repeat(126)}`,
      "bt:String/@DefaultValue may not",
    ],
    [
      "a long text of 251 characters",
      /(id="Open.Tip" DefaultValue=")[^"]*/,
      `$1${"x".repeat(251)}`,
      "bt:String/@DefaultValue may not",
    ],
    [
      "a translation of 126 characters",
      /(id="Open.Label"[^]*?Value=")[^"]*(")(?=[^]*?<\/bt:String>)/,
      `$1${"x".repeat(126)}$2`,
      "may not",
    ],
    [
      "a description of 251 characters",
      /(<Description DefaultValue=")[^"]*/,
      `$1${"x".repeat(251)}`,
      "Description/@DefaultValue may not",
    ],
    ["a name of 33 characters", /Stat\.Open/, "x".repeat(33), "is longer than 32 characters"],
    [
      "a resource that is missing",
      /(<LearnMoreUrl resid=")[^"]*/,
      "$1Nowhere",
      "Nowhere is no resource",
    ],
    [
      "a resource that nobody uses",
      /<bt:Urls>/,
      '<bt:Urls><bt:Url id="Idle" DefaultValue="https://a.test/" />',
      "Idle is used nowhere",
    ],
    ["an id twice", /Stat\.Insert/, "Stat.Open", "Stat.Open is given twice"],
    ["an icon without 80 pixels", /.*size="80".*\n/, "", "has no picture of 80 pixels"],
    ["an icon of another size", /size="20"/, 'size="22"', "bt:Image/@size may not"],
    ["a locale without a region", /Locale="de-DE"/, 'Locale="de"', "Override/@Locale may not be"],
    ["a version of five parts", /<Version>[^<]*/, "<Version>1.2.3.4.5", "Version may not"],
    ["an id that is no GUID", /<Id>[^<]*/, "<Id>stat", "OfficeApp/Id may not"],
    [
      "an address without https",
      /(<SupportUrl DefaultValue=")https/,
      "$1http",
      "SupportUrl/@DefaultValue may not",
    ],
    ["a permission that does not exist", /ReadWriteDocument/, "Everything", "Permissions may not"],
    ["what is no XML", /<\/OfficeApp>/, "", "is no XML"],
  ])("has rules that find %s", (_, from, to, fault) => {
    const broken = text.replace(from, to);
    expect(broken).not.toBe(text);
    expect(checkManifest(broken).join("\n")).toContain(fault);
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
    expect(checkManifest(production)).toEqual([]);
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
