import { defineType } from "../../batch/object-type.js";
import type { HostObject } from "../../batch/object-type.js";
import { invalidArgument } from "../../host-error.js";
import type { RangeTarget, SheetTarget } from "../targets.js";
import { objectOf } from "../targets.js";

defineType<SheetTarget>("ChartCollection", {
  scalars: { count: { get: ({ host, sheetId }) => host.charts.ofSheet(sheetId).length } },
  items: ({ host, sheetId }) =>
    host.charts.ofSheet(sheetId).map((chart) => objectOf("Chart", { host, chart })),
  item: ({ host, sheetId }, key) => {
    const chart = host.charts.find(sheetId, String(key));
    return chart === undefined ? null : objectOf("Chart", { host, chart });
  },
  methods: {
    add: {
      call: ({ host, sheetId }, [type, source, seriesBy]) => {
        host.assertStructureEditable(sheetId);
        const target = (source as HostObject | null)?.target as RangeTarget | undefined;
        if (target === undefined || !("zone" in target))
          throw invalidArgument("A range is missing.");
        const range = { sheetId: target.sheetId, zone: target.zone };
        return objectOf("Chart", {
          host,
          chart: host.charts.add(sheetId, String(type), range, seriesBy),
        });
      },
    },
  },
});
