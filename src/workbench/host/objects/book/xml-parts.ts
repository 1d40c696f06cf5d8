import type { HostObject } from "../../batch/object-type.js";
import { defineType } from "../../batch/object-type.js";
import { itemNotFound } from "../../host-error.js";
import type { HostState } from "../../host-state.js";
import { namespaceOfPart } from "../../rules/strict-xml.js";
import type { KeyedTarget } from "../targets.js";

const xmlOf = ({ host, key }: KeyedTarget) => {
  const xml = host.xmlParts.get(key);
  if (xml === undefined) throw itemNotFound("the custom XML part");
  return xml;
};

/** Parts are long and asked for often: each text is read once. A part that a file brought may be no XML. */
const namespaces = new WeakMap<
  HostState,
  Map<string, { readonly xml: string; readonly uri: string }>
>();

function namespaceOf({ host, key }: KeyedTarget): string {
  const xml = xmlOf({ host, key });
  const known = namespaces.get(host) ?? new Map<string, { xml: string; uri: string }>();
  namespaces.set(host, known);
  const read = known.get(key);
  if (read?.xml === xml) return read.uri;
  const uri = readNamespace(xml);
  known.set(key, { xml, uri });
  return uri;
}

function readNamespace(xml: string): string {
  try {
    return namespaceOfPart(xml);
  } catch {
    return "";
  }
}

const partType = defineType<KeyedTarget>("CustomXmlPart", {
  id: ({ key }) => key,
  scalars: {
    id: { get: ({ key }) => key },
    namespaceUri: { get: namespaceOf },
  },
  methods: {
    getXml: {
      call: (part) =>
        part.host.variants.keepsXmlDeclaration
          ? xmlOf(part)
          : xmlOf(part).replace(/^\s*<\?xml[^>]*\?>\s*/, ""),
    },
    setXml: {
      call: (part, [xml]) => {
        xmlOf(part);
        namespaceOfPart(String(xml));
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

defineType<HostState>("CustomXmlPartCollection", {
  items: (host) => [...host.xmlParts.keys()].map((key) => part(host, key)),
  item: (host, key) => (host.xmlParts.has(String(key)) ? part(host, String(key)) : null),
  methods: {
    add: {
      call: (host, [xml]) => {
        namespaceOfPart(String(xml));
        return part(host, host.addXmlPart(String(xml)));
      },
    },
    getByNamespace: {
      call: (host, [namespace]) => scopedType.of({ host, key: String(namespace) }),
    },
  },
});

const ofNamespace = ({ host, key }: KeyedTarget) =>
  [...host.xmlParts.keys()].filter((id) => namespaceOf({ host, key: id }) === key);

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
