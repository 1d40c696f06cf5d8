import type { HostObject } from "../../batch/object-type.js";
import { defineType } from "../../batch/object-type.js";
import { invalidArgument, itemNotFound } from "../../host-error.js";
import type { HostState } from "../../host-state.js";
import type { KeyedTarget } from "../targets.js";

const xmlOf = ({ host, key }: KeyedTarget) => {
  const xml = host.xmlParts.get(key);
  if (xml === undefined) throw itemNotFound("the custom XML part");
  return xml;
};

/** The namespace of the root element; its prefix decides which declaration counts. */
export function namespaceOf(xml: string): string {
  const root =
    /<(?![?!])(?:([\w.-]+):)?[\w.-]+((?:\s+[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/.exec(xml);
  if (root === null) throw invalidArgument("This is no XML.");
  const attribute = root[1] === undefined ? "xmlns" : `xmlns:${root[1]}`;
  const declared = new RegExp(`\\s${attribute}\\s*=\\s*["']([^"']*)["']`).exec(root[2] ?? "");
  return declared?.[1] ?? "";
}

const partType = defineType<KeyedTarget>("CustomXmlPart", {
  id: ({ key }) => key,
  scalars: {
    id: { get: ({ key }) => key },
    namespaceUri: { get: (part) => namespaceOf(xmlOf(part)) },
  },
  methods: {
    getXml: { call: xmlOf },
    setXml: {
      call: (part, [xml]) => {
        xmlOf(part);
        namespaceOf(String(xml));
        part.host.xmlParts.set(part.key, String(xml));
      },
    },
    delete: {
      call: (part) => {
        xmlOf(part);
        part.host.xmlParts.delete(part.key);
      },
    },
  },
});

const part = (host: HostState, key: string): HostObject => partType.of({ host, key });

export const xmlPartsType = defineType<HostState>("CustomXmlPartCollection", {
  items: (host) => [...host.xmlParts.keys()].map((key) => part(host, key)),
  item: (host, key) => (host.xmlParts.has(String(key)) ? part(host, String(key)) : null),
  methods: {
    add: {
      call: (host, [xml]) => {
        namespaceOf(String(xml));
        return part(host, host.addXmlPart(String(xml)));
      },
    },
    getByNamespace: {
      call: (host, [namespace]) => scopedType.of({ host, key: String(namespace) }),
    },
  },
});

const ofNamespace = ({ host, key }: KeyedTarget) =>
  [...host.xmlParts].filter(([, xml]) => namespaceOf(xml) === key).map(([id]) => id);

function only(scope: KeyedTarget): HostObject | null {
  const [first, ...others] = ofNamespace(scope);
  return first === undefined || others.length > 0 ? null : part(scope.host, first);
}

const scopedType = defineType<KeyedTarget>("CustomXmlPartScopedCollection", {
  items: (scope) => ofNamespace(scope).map((id) => part(scope.host, id)),
  item: (scope, key) =>
    ofNamespace(scope).includes(String(key)) ? part(scope.host, String(key)) : null,
  methods: {
    getOnlyItem: {
      call: (scope) => {
        const found = only(scope);
        if (found === null) throw itemNotFound(`the only part of ${scope.key}`);
        return found;
      },
    },
    getOnlyItemOrNullObject: { call: only },
  },
});

const settingType = defineType<KeyedTarget>("Setting", {
  id: ({ key }) => key,
  scalars: {
    key: { get: ({ key }) => key },
    value: {
      get: ({ host, key }): unknown => JSON.parse(host.settings.values.get(key) ?? "null"),
      set: ({ host, key }, value) => {
        host.settings.values.set(key, JSON.stringify(value));
      },
    },
  },
  methods: {
    delete: {
      call: ({ host, key }) => {
        host.settings.values.delete(key);
      },
    },
  },
});

export const settingsType = defineType<HostState>("SettingCollection", {
  items: (host) => [...host.settings.values.keys()].map((key) => settingType.of({ host, key })),
  item: (host, key) =>
    host.settings.values.has(String(key)) ? settingType.of({ host, key: String(key) }) : null,
  methods: {
    add: {
      call: (host, [key, value]) => {
        host.settings.values.set(String(key), JSON.stringify(value));
        return settingType.of({ host, key: String(key) });
      },
    },
  },
});

const property = (name: string) => ({
  get: (host: HostState) => host.properties.get(name) ?? "",
  set: (host: HostState, value: unknown) => {
    host.properties.set(name, String(value));
  },
});

export const propertiesType = defineType<HostState>("DocumentProperties", {
  scalars: {
    title: property("title"),
    subject: property("subject"),
    author: property("author"),
    keywords: property("keywords"),
    comments: property("comments"),
    category: property("category"),
    company: property("company"),
  },
});

const numberFormatType = defineType<HostState>("NumberFormatInfo", {
  scalars: {
    numberDecimalSeparator: { get: (host) => host.separators().decimal },
    numberGroupSeparator: { get: (host) => host.separators().group },
  },
});

const dateFormatType = defineType<HostState>("DatetimeFormatInfo", {
  scalars: {
    dateSeparator: { get: (host) => /[^dmy]/.exec(host.workbook.locale().dateFormat)?.[0] ?? "/" },
    shortDatePattern: { get: (host) => host.workbook.locale().dateFormat },
    longTimePattern: { get: (host) => host.workbook.locale().timeFormat },
    timeSeparator: { get: () => ":" },
  },
});

export const cultureType = defineType<HostState>("CultureInfo", {
  scalars: { name: { get: (host) => host.locale.contentLanguage } },
  objects: {
    numberFormat: { get: (host) => numberFormatType.of(host) },
    datetimeFormat: { get: (host) => dateFormatType.of(host) },
  },
});
