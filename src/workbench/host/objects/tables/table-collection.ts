import type { HostObject } from "../../batch/object-type.js";
import { defineType } from "../../batch/object-type.js";
import { workbookTarget } from "../../event-hub.js";
import { rangeOn } from "../sheets/range-on.js";
import { eventRegistrations } from "../sheets/event-registrations.js";
import type { RangeTarget, Targets } from "../targets.js";
import { objectOf } from "../targets.js";
import { addTable } from "./table.js";

type Collection = Targets["TableCollection"];

function source(host: Collection["host"], given: unknown): RangeTarget {
  const object =
    typeof given === "string"
      ? rangeOn({ host, sheetId: host.workbook.sheets.activeId() }, given)
      : (given as HostObject);
  return object.target as RangeTarget;
}

defineType<Collection>("TableCollection", {
  scalars: { count: { get: ({ ids }) => ids().length } },
  items: ({ host, ids }) => ids().map((id) => objectOf("Table", { host, id })),
  item: ({ host, ids }, key) => {
    const id = host.tables.find(String(key));
    return id === undefined || !ids().includes(id) ? null : objectOf("Table", { host, id });
  },
  methods: {
    add: {
      call: ({ host }, [given, hasHeaders]) =>
        addTable(host, source(host, given), hasHeaders === true),
    },
    ...eventRegistrations<Collection>({ DataChangedEvent: "tableChanged" }, ({ host }) => ({
      host,
      target: workbookTarget,
    })),
  },
});
