import { useCallback } from "react";
import { httpsOnly } from "../../../model/found-item.js";
import { useServices } from "../../../services/services.js";
import { useTask, type TaskState } from "../../../session/use-task.js";

const reportFormats = ["pdf", "ppt", "xls"] as const;
type ReportFormat = (typeof reportFormats)[number];

/** Https addresses only; empty where the service has no other. */
type ReportLinks = readonly (readonly [ReportFormat, string])[];

/** The links to a statistic's reports, asked for on the user's word, as they have a price. */
export function useReports(id: number): {
  readonly state: TaskState<ReportLinks>;
  readonly fetch: () => void;
} {
  const { client } = useServices();
  const { state, run } = useTask<ReportLinks>({ name: `reports ${String(id)}` });
  const fetch = useCallback(() => {
    void run(async (signal) => {
      const { value } = await client.request("getReports", { id }, { lane: "pane", signal });
      return reportFormats.flatMap((format) => {
        const address = httpsOnly(value[format]);
        return address === undefined ? [] : [[format, address] as const];
      });
    });
  }, [client, id, run]);
  return { state, fetch };
}
