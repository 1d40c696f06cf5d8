/**
 * The elements of a task pane add-in's manifest, by their path from the root, as Microsoft's schemas have
 * them ([MS-OWEMXML] and "How to find the proper order of manifest elements"). Written anew: no licence
 * lets the schema files themselves stand here.
 *
 * "Name" once, "Name?" once or never, "Name+" and "Name*" more often; in this order.
 */
export const children: Readonly<Record<string, string>> = {
  OfficeApp:
    "Id AlternateId? Version ProviderName DefaultLocale DisplayName Description IconUrl? " +
    "HighResolutionIconUrl? SupportUrl? AppDomains? Hosts Requirements? DefaultSettings Permissions " +
    "VersionOverrides? ExtendedOverrides?",
  "OfficeApp/DisplayName": "Override*",
  "OfficeApp/Description": "Override*",
  "OfficeApp/IconUrl": "Override*",
  "OfficeApp/HighResolutionIconUrl": "Override*",
  "OfficeApp/SupportUrl": "Override*",
  "OfficeApp/AppDomains": "AppDomain+",
  "OfficeApp/Hosts": "Host+",
  "OfficeApp/Requirements": "Sets? Methods?",
  "OfficeApp/Requirements/Sets": "Set+",
  "OfficeApp/DefaultSettings": "SourceLocation",
  "OfficeApp/DefaultSettings/SourceLocation": "Override*",
  "OfficeApp/VersionOverrides":
    "Description? Requirements? Hosts Resources WebApplicationInfo? EquivalentAddins? VersionOverrides?",
  "OfficeApp/VersionOverrides/Hosts": "Host+",
  "VersionOverrides/Hosts/Host":
    "Runtimes? AllFormFactors? DesktopFormFactor? TabletFormFactor? PhoneFormFactor?",
  "Host/Runtimes": "Runtime+",
  "Host/AllFormFactors": "ExtensionPoint",
  "AllFormFactors/ExtensionPoint": "Script Page Metadata? Namespace?",
  "ExtensionPoint/Script": "SourceLocation",
  "ExtensionPoint/Page": "SourceLocation",
  "ExtensionPoint/Metadata": "SourceLocation",
  "Host/DesktopFormFactor": "GetStarted? FunctionFile ExtensionPoint+",
  "DesktopFormFactor/GetStarted": "Title Description LearnMoreUrl",
  "DesktopFormFactor/ExtensionPoint": "OfficeTab* CustomTab* OfficeMenu*",
  "ExtensionPoint/OfficeTab": "Group+",
  "OfficeTab/Group": "Label Icon Tooltip? Control+",
  "Group/Icon": "bt:Image+",
  "Control/Icon": "bt:Image+",
  "Group/Control": "Label Tooltip? Supertip Icon Action Enabled?",
  "Control/Supertip": "Title Description",
  "Control/Action": "TaskpaneId? SourceLocation? Title? FunctionName?",
  "VersionOverrides/Resources": "bt:Images? bt:Urls? bt:ShortStrings? bt:LongStrings?",
  "Resources/bt:Images": "bt:Image+",
  "Resources/bt:Urls": "bt:Url+",
  "Resources/bt:ShortStrings": "bt:String+",
  "Resources/bt:LongStrings": "bt:String+",
  "bt:Images/bt:Image": "bt:Override*",
  "bt:Urls/bt:Url": "bt:Override*",
  "bt:ShortStrings/bt:String": "bt:Override*",
  "bt:LongStrings/bt:String": "bt:Override*",
};

/** What the attributes and the text of elements look like, by the element's name or the end of its path. */
export const forms: Readonly<
  Record<string, { readonly attribute?: string; readonly form: RegExp }>
> = {
  Id: { form: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i },
  Version: { form: /^\d{1,5}(?:\.\d{1,5}){0,3}$/ },
  ProviderName: { form: /^.{1,125}$/su },
  DefaultLocale: { form: /^[a-z]{2,3}-[A-Z]{2}$/ },
  "OfficeApp/DisplayName": { attribute: "DefaultValue", form: /^.{1,125}$/su },
  "DisplayName/Override": { attribute: "Value", form: /^.{1,125}$/su },
  "OfficeApp/Description": { attribute: "DefaultValue", form: /^.{1,250}$/su },
  "Description/Override": { attribute: "Value", form: /^.{1,250}$/su },
  IconUrl: { attribute: "DefaultValue", form: /^https:\/\/\S+$/ },
  HighResolutionIconUrl: { attribute: "DefaultValue", form: /^https:\/\/\S+$/ },
  SupportUrl: { attribute: "DefaultValue", form: /^https:\/\/\S+$/ },
  "DefaultSettings/SourceLocation": { attribute: "DefaultValue", form: /^https:\/\/\S+$/ },
  // Scheme and host alone: no path, no slash at the end, no wildcard.
  AppDomain: { form: /^https:\/\/[^\s/*]+$/ },
  "OfficeApp/Hosts/Host": { attribute: "Name", form: /^Workbook$/ },
  "VersionOverrides/Hosts/Host": { attribute: "xsi:type", form: /^Workbook$/ },
  Set: { attribute: "MinVersion", form: /^\d+\.\d+$/ },
  Permissions: {
    form: /^(?:Restricted|ReadDocument|ReadAllDocument|WriteDocument|ReadWriteDocument)$/,
  },
  Runtime: { attribute: "lifetime", form: /^(?:long|short)$/ },
  Action: { attribute: "xsi:type", form: /^(?:ShowTaskpane|ExecuteFunction)$/ },
  "Icon/bt:Image": { attribute: "size", form: /^(?:16|20|24|32|40|48|64|80)$/ },
  "bt:Images/bt:Image": { attribute: "DefaultValue", form: /^https:\/\/\S+$/ },
  "bt:Url": { attribute: "DefaultValue", form: /^https:\/\/\S+$/ },
  "bt:ShortStrings/bt:String": { attribute: "DefaultValue", form: /^.{1,125}$/su },
  "bt:LongStrings/bt:String": { attribute: "DefaultValue", form: /^.{1,250}$/su },
  "bt:ShortStrings/bt:String/bt:Override": { attribute: "Value", form: /^.{1,125}$/su },
  "bt:LongStrings/bt:String/bt:Override": { attribute: "Value", form: /^.{1,250}$/su },
  "bt:Url/bt:Override": { attribute: "Value", form: /^https:\/\/\S+$/ },
};
