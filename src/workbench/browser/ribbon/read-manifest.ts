/** A ribbon button as the manifest describes it. */
export interface RibbonButton {
  readonly id: string;
  readonly label: string;
  readonly tip: string;
  /** Path of the icon on this server. */
  readonly icon: string;
  readonly action:
    { readonly kind: "show-pane" } | { readonly kind: "run"; readonly functionName: string };
}

export interface RibbonGroup {
  readonly label: string;
  readonly buttons: readonly RibbonButton[];
}

interface ManifestParts {
  readonly groups: readonly RibbonGroup[];
  readonly namespace: string;
  /** Paths on this server; the manifest's own origin is where Excel finds them. */
  readonly functionsPath: string;
}

const pathOf = (address: string) => new URL(address).pathname.slice(1);

const all = (parent: ParentNode, name: string) => [
  ...(parent as Document).getElementsByTagNameNS("*", name),
];

/** The text or address that the manifest keeps under an id. */
type Resource = (id: string) => string;

/** Reads what the workbench needs of the add-in's manifest, in the language asked for. */
export function readManifest(xml: string, language: string): ManifestParts {
  const manifest = new DOMParser().parseFromString(xml, "application/xml");
  const resource = resourcesOf(manifest, language);
  const [point] = all(manifest, "ExtensionPoint").filter(
    (one) => one.getAttribute("xsi:type") === "CustomFunctions",
  );
  const metadata = point === undefined ? undefined : all(point, "Metadata")[0];
  const location = metadata === undefined ? undefined : all(metadata, "SourceLocation")[0];
  const namespace = point === undefined ? undefined : all(point, "Namespace")[0];
  return {
    groups: all(manifest, "Group").map((group) => ({
      label: referred(group, "Label", resource),
      buttons: all(group, "Control")
        .filter((control) => control.getAttribute("xsi:type") === "Button")
        .map((control) => toButton(control, resource)),
    })),
    namespace: resource(namespace?.getAttribute("resid") ?? ""),
    functionsPath: pathOf(resource(location?.getAttribute("resid") ?? "")),
  };
}

/** In the language asked for where the manifest has it, else in its own. */
function resourcesOf(manifest: Document, language: string): Resource {
  return (id) => {
    const found = [...manifest.querySelectorAll(`[id="${id}"]`)].find((element) =>
      element.hasAttribute("DefaultValue"),
    );
    const override =
      found === undefined
        ? undefined
        : all(found, "Override").find((element) => element.getAttribute("Locale") === language);
    return override?.getAttribute("Value") ?? found?.getAttribute("DefaultValue") ?? "";
  };
}

function referred(parent: Element, name: string, resource: Resource): string {
  const child = [...parent.children].find((element) => element.localName === name);
  return resource(child?.getAttribute("resid") ?? "");
}

function toButton(control: Element, resource: Resource): RibbonButton {
  const [supertip] = all(control, "Supertip");
  const [action] = all(control, "Action");
  const image = all(control, "Image").find((element) => element.getAttribute("size") === "32");
  const functionName =
    action === undefined ? undefined : all(action, "FunctionName")[0]?.textContent;
  const isCommand = action?.getAttribute("xsi:type") === "ExecuteFunction";
  return {
    id: control.getAttribute("id") ?? "",
    label: referred(control, "Label", resource),
    tip: supertip === undefined ? "" : referred(supertip, "Description", resource),
    icon: pathOf(resource(image?.getAttribute("resid") ?? "")),
    action:
      isCommand && functionName != null
        ? { kind: "run", functionName: functionName.trim() }
        : { kind: "show-pane" },
  };
}
