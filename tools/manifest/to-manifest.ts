import { platforms, type Platform } from "../../src/contract/known-values.js";
import { escapeContent, escapeMarkup } from "../../src/server/markup/index.js";
import { iconNames, iconPath, ribbonSizes } from "../icons/icon-files.js";
import type { IconName } from "../icons/shapes.js";
import { description, displayName, locales, longStrings, shortStrings } from "./manifest-texts.js";

interface ManifestFacts {
  /** Where the add-in's files are, without a slash at the end. */
  readonly origin: string;
  /** A stable GUID; the development manifest has its own. */
  readonly id: string;
  readonly version: string;
  readonly providerName: string;
}

/** The development manifest's. A production manifest must have another one, for good. */
export const developmentId = "6f4b1d0e-92f8-4c3b-a0d7-5b0f4f7c8e21";
export const developmentOrigin = "https://localhost:3000";

function overrides(
  prefix: string,
  indent: string,
  valueOf: (language: Exclude<Platform, "en">) => string,
): string {
  return platforms
    .filter((language) => language !== "en")
    .flatMap((language) =>
      locales[language].map(
        (locale) =>
          `${indent}<${prefix}Override Locale="${locale}" Value="${escapeMarkup(valueOf(language))}" />\n`,
      ),
    )
    .join("");
}

function topLevel(name: string, texts: Readonly<Record<Platform, string>>): string {
  if (Object.values(texts).every((text) => text === texts.en)) {
    return `  <${name} DefaultValue="${escapeMarkup(texts.en)}" />\n`;
  }
  const inner = overrides("", "    ", (language) => texts[language]);
  return `  <${name} DefaultValue="${escapeMarkup(texts.en)}">\n${inner}  </${name}>\n`;
}

function resources(
  kind: "String" | "Url",
  byId: Readonly<Record<string, Readonly<Record<Platform, string>>>>,
): string {
  return Object.entries(byId)
    .map(([id, texts]) => {
      const open = `        <bt:${kind} id="${id}" DefaultValue="${escapeMarkup(texts.en)}"`;
      const isSame = Object.values(texts).every((text) => text === texts.en);
      if (isSame) return `${open} />\n`;
      const inner = overrides("bt:", "          ", (language) => texts[language]);
      return `${open}>\n${inner}        </bt:${kind}>\n`;
    })
    .join("");
}

const everywhere = (text: string) => ({ en: text, de: text, fr: text, es: text });

const resourceIds: Readonly<Record<IconName, string>> = {
  icon: "Icon",
  insert: "Insert.Icon",
  refresh: "Refresh.Icon",
  ask: "Ask.Icon",
};

function icon(indent: string, name: IconName): string {
  const images = ribbonSizes
    .map((size) => `${indent}  <bt:Image size="${size}" resid="${resourceIds[name]}.${size}" />\n`)
    .join("");
  return `${indent}<Icon>\n${images}${indent}</Icon>\n`;
}

/** The commands behind the buttons, by the names the add-in associates. */
const commands = { Insert: "openInsert", Refresh: "openRefresh", Ask: "openAsk" } as const;
const pictures = { Open: "icon", Insert: "insert", Refresh: "refresh", Ask: "ask" } as const;

function command(id: keyof typeof commands): string {
  return button(
    id,
    `                  <Action xsi:type="ExecuteFunction">
                    <FunctionName>${commands[id]}</FunctionName>
                  </Action>
`,
  );
}

function button(id: "Open" | keyof typeof commands, action: string): string {
  return `                <Control xsi:type="Button" id="Stat.${id}">
                  <Label resid="${id}.Label" />
                  <Supertip>
                    <Title resid="${id}.Label" />
                    <Description resid="${id}.Tip" />
                  </Supertip>
${icon("                  ", pictures[id])}${action}                </Control>
`;
}

/** The add-in-only manifest. The order of its elements is prescribed by Office. */
export function toManifest({ origin, id, version, providerName }: ManifestFacts): string {
  const images = iconNames
    .flatMap((name) =>
      ribbonSizes.map(
        (size) =>
          `        <bt:Image id="${resourceIds[name]}.${size}" DefaultValue="${origin}/${iconPath(name, size)}" />\n`,
      ),
    )
    .join("");
  const urls = {
    // One address for runtime, functions, commands and pane, or Excel starts two runtimes.
    "Taskpane.Url": everywhere(`${origin}/taskpane.html`),
    "Functions.Script.Url": everywhere(`${origin}/functions.js`),
    "Functions.Metadata.Url": {
      en: `${origin}/functions.json`,
      de: `${origin}/functions.de.json`,
      fr: `${origin}/functions.fr.json`,
      es: `${origin}/functions.es.json`,
    },
    "Help.Url": everywhere(`${origin}/docs/analysts/first-minutes.html`),
  };
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<!-- Written by "npm run manifest" from tools/manifest; edit there. -->
<OfficeApp
  xmlns="http://schemas.microsoft.com/office/appforoffice/1.1"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xmlns:bt="http://schemas.microsoft.com/office/officeappbasictypes/1.0"
  xsi:type="TaskPaneApp"
>
  <Id>${id}</Id>
  <Version>${version}</Version>
  <ProviderName>${escapeContent(providerName)}</ProviderName>
  <DefaultLocale>en-US</DefaultLocale>
${topLevel("DisplayName", displayName)}${topLevel("Description", description)}  <IconUrl DefaultValue="${origin}/${iconPath("icon", 32)}" />
  <HighResolutionIconUrl DefaultValue="${origin}/${iconPath("icon", 64)}" />
  <SupportUrl DefaultValue="${origin}/docs/store/support.html" />
  <Hosts>
    <Host Name="Workbook" />
  </Hosts>
  <Requirements>
    <Sets DefaultMinVersion="1.1">
      <Set Name="SharedRuntime" MinVersion="1.1" />
      <Set Name="CustomFunctionsRuntime" MinVersion="1.3" />
      <Set Name="ExcelApi" MinVersion="1.12" />
    </Sets>
  </Requirements>
  <DefaultSettings>
    <SourceLocation DefaultValue="${origin}/taskpane.html" />
  </DefaultSettings>
  <Permissions>ReadWriteDocument</Permissions>
  <VersionOverrides
    xmlns="http://schemas.microsoft.com/office/taskpaneappversionoverrides"
    xsi:type="VersionOverridesV1_0"
  >
    <Hosts>
      <Host xsi:type="Workbook">
        <Runtimes>
          <Runtime resid="Taskpane.Url" lifetime="long" />
        </Runtimes>
        <AllFormFactors>
          <ExtensionPoint xsi:type="CustomFunctions">
            <Script>
              <SourceLocation resid="Functions.Script.Url" />
            </Script>
            <Page>
              <SourceLocation resid="Taskpane.Url" />
            </Page>
            <Metadata>
              <SourceLocation resid="Functions.Metadata.Url" />
            </Metadata>
            <Namespace resid="Functions.Namespace" />
          </ExtensionPoint>
        </AllFormFactors>
        <DesktopFormFactor>
          <GetStarted>
            <Title resid="GetStarted.Title" />
            <Description resid="GetStarted.Description" />
            <LearnMoreUrl resid="Help.Url" />
          </GetStarted>
          <FunctionFile resid="Taskpane.Url" />
          <ExtensionPoint xsi:type="PrimaryCommandSurface">
            <OfficeTab id="TabHome">
              <Group id="Stat.Group">
                <Label resid="Group.Label" />
${icon("                ", "icon")}${button(
    "Open",
    `                  <Action xsi:type="ShowTaskpane">
                    <SourceLocation resid="Taskpane.Url" />
                  </Action>
`,
  )}${command("Insert")}${command("Refresh")}${command("Ask")}              </Group>
            </OfficeTab>
          </ExtensionPoint>
        </DesktopFormFactor>
      </Host>
    </Hosts>
    <Resources>
      <bt:Images>
${images}      </bt:Images>
      <bt:Urls>
${resources("Url", urls)}      </bt:Urls>
      <bt:ShortStrings>
${resources("String", shortStrings)}      </bt:ShortStrings>
      <bt:LongStrings>
${resources("String", longStrings)}      </bt:LongStrings>
    </Resources>
  </VersionOverrides>
</OfficeApp>
`;
}
