import { useCallback, useEffect, useRef, useState } from "react";
import { httpsOnly } from "../../../model/found-item.js";
import { useServices } from "../../../services/services.js";

const reportFormats = ["pdf", "ppt", "xls"] as const;
type ReportFormat = (typeof reportFormats)[number];

type ReportState =
  | { readonly status: "idle" }
  | { readonly status: "loading" }
  /** Https addresses only; empty where the service has no other. */
  | { readonly status: "loaded"; readonly links: readonly (readonly [ReportFormat, string])[] }
  | { readonly status: "failed"; readonly error: unknown };

/** The links to a statistic's reports, asked for on the user's word, as they have a price. */
export function useReports(id: number): {
  readonly state: ReportState;
  readonly fetch: () => void;
} {
  const { client } = useServices();
  const [state, setState] = useState<ReportState>({ status: "idle" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const fetch = useCallback(() => {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    setState({ status: "loading" });
    void client
      .request("getReports", { id }, { lane: "pane", signal: abort.signal })
      .then(
        ({ value }): ReportState => ({
          status: "loaded",
          links: reportFormats.flatMap((format) => {
            const address = httpsOnly(value[format]);
            return address === undefined ? [] : [[format, address] as const];
          }),
        }),
        (error: unknown): ReportState => ({ status: "failed", error }),
      )
      .then((next) => {
        if (!abort.signal.aborted) setState(next);
      });
  }, [client, id]);
  return { state, fetch };
}
