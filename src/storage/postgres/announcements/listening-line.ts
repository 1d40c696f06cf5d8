/** One connection that hears what is announced, for as long as it lasts. */
import type pg from "pg";
import { EndingClient } from "../ending-client.js";

const channels = [
  ...["stat_keys", "stat_jobs", "stat_content"],
  ...["stat_calls", "stat_budgets", "stat_waits"],
] as const;
export type Channel = (typeof channels)[number];

/** A connection that is open on this side alone is found out so, in milliseconds. */
const heartbeatMs = 15_000;

const listenText = channels.map((channel) => `listen ${channel}`).join("; ");

interface ListeningLine {
  /** False where it could not be opened. */
  readonly isReady: Promise<boolean>;
  close(): Promise<void>;
}

/** @param onLost hears once of a connection that fails or ends */
export function openLine(
  options: pg.ClientConfig,
  onAnnounced: (channel: string, said: string) => void,
  onLost: (error: unknown) => void,
): ListeningLine {
  const client = new EndingClient(options);
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const end = () => client.end().catch(() => undefined);
  const lose = (error: unknown) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    void end();
    onLost(error);
  };
  const beat = () => {
    timer = setTimeout(() => {
      client.query("select 1").then(beat, lose);
    }, heartbeatMs).unref();
  };
  client.on("error", lose);
  client.on("end", () => {
    lose(new Error("The connection for announcements ended."));
  });
  client.on("notification", ({ channel, payload }) => {
    onAnnounced(channel, payload ?? "");
  });
  const open = async () => {
    try {
      await client.connect();
      await client.query(listenText);
    } catch (error) {
      lose(error);
    }
    if (!isOver) beat();
    return !isOver;
  };
  const isReady = open();
  return {
    isReady,
    close: async () => {
      isOver = true;
      clearTimeout(timer);
      await isReady;
      await end();
    },
  };
}
