import { defineType } from "../../batch/object-type.js";
import type { HostState } from "../../host-state.js";
import type { KeyedTarget } from "../targets.js";

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

defineType<HostState>("SettingCollection", {
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

defineType<HostState>("DocumentProperties", {
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

defineType<HostState>("CultureInfo", {
  scalars: { name: { get: (host) => host.locale.contentLanguage } },
  objects: {
    numberFormat: { get: (host) => numberFormatType.of(host) },
    datetimeFormat: { get: (host) => dateFormatType.of(host) },
  },
});
