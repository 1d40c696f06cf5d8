import type { PackageParts } from "./package-parts.js";
import { attribute, escapeXml, officeRelations, openTags, xmlHead } from "./xml.js";

const paneRelation = "http://schemas.microsoft.com/office/2011/relationships/webextensiontaskpanes";
const extensionRelation = "http://schemas.microsoft.com/office/2011/relationships/webextension";
const panes = "http://schemas.microsoft.com/office/webextensions/taskpanes/2010/11";
const extension = "http://schemas.microsoft.com/office/webextensions/webextension/2010/11";
const panesPath = "xl/webextensions/taskpanes.xml";
const extensionPath = "xl/webextensions/webextension1.xml";

/** The host does not know which add-in it runs; a reader of the file then looks for none. */
const noAddin = "00000000-0000-0000-0000-000000000000";

/** The add-in's document settings, where Office keeps them: with the add-in the file was used with. */
export function writeSettings(parts: PackageParts, settings: ReadonlyMap<string, string>): void {
  if (settings.size === 0) return;
  parts.add(
    panesPath,
    `${xmlHead}<wetp:taskpanes xmlns:wetp="${panes}"><wetp:taskpane dockstate="right" visibility="0" ` +
      `width="350" row="1"><wetp:webextensionref xmlns:r="${officeRelations}" r:id="rId1"/>` +
      `</wetp:taskpane></wetp:taskpanes>`,
    {
      to: "",
      relation: paneRelation,
      contentType: "application/vnd.ms-office.webextensiontaskpanes+xml",
    },
  );
  const properties = [...settings].map(
    ([name, value]) => `<we:property name="${escapeXml(name)}" value="${escapeXml(value)}"/>`,
  );
  parts.add(
    extensionPath,
    `${xmlHead}<we:webextension xmlns:we="${extension}" id="{${noAddin}}">` +
      `<we:reference id="${noAddin}" version="1.0.0.0" store="developer" storeType="Registry"/>` +
      `<we:alternateReferences/><we:properties>${properties.join("")}</we:properties>` +
      `<we:bindings/><we:snapshot xmlns:r="${officeRelations}"/></we:webextension>`,
    {
      to: panesPath,
      relation: extensionRelation,
      contentType: "application/vnd.ms-office.webextension+xml",
    },
  );
}

export function readSettings(parts: PackageParts): [string, string][] {
  const paneParts = parts.relations("").filter(({ type }) => type === paneRelation);
  const extensions = paneParts.flatMap(({ target }) => parts.relations(target));
  return extensions.flatMap(({ target }) => {
    const xml = parts.text(target) ?? "";
    return openTags(xml, "property").map((element): [string, string] => [
      attribute(element, "name") ?? "",
      attribute(element, "value") ?? "",
    ]);
  });
}
