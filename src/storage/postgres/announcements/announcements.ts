/** What other processes announce: `NOTIFY`, and a look every second while the connection for it is lost. */
import type { Database } from "../database.js";
import { withPlace } from "../unavailable.js";
import { openLine, type Channel } from "./listening-line.js";

/** @param said what the announcement names; undefined where some may have been missed */
type Listener = (said?: string) => void;

export interface Announcements {
  /** Calls back after an announcement, whenever some may have been missed, and every five seconds. */
  hear: (channel: Channel, listener: Listener) => void;
  /** What was announced could not be looked at: all are called back after a second. */
  missed(): void;
  /** Whether announcements come at present. */
  isConnected(): boolean;
  close(): Promise<void>;
}

/** Between looks without an announcement, in milliseconds: jobs whose process is gone are announced by nobody. */
const lookMs = 5000;

/** Between tries of a lost connection; also between looks meanwhile. */
const retryMs = 800;

interface Listeners extends Pick<Announcements, "hear"> {
  readonly tell: (channel: string, said: string) => void;
  readonly tellAll: () => void;
  readonly clear: () => void;
}

function createListeners(): Listeners {
  const byChannel = new Map<string, Listener[]>();
  const tell = (listeners: Iterable<Listener>, said?: string) => {
    for (const one of listeners) one(said);
  };
  return {
    hear: (channel, listener) => {
      byChannel.set(channel, [...(byChannel.get(channel) ?? []), listener]);
    },
    tell: (channel, said) => {
      tell(byChannel.get(channel) ?? [], said);
    },
    tellAll: () => {
      tell([...byChannel.values()].flat());
    },
    clear: () => {
      byChannel.clear();
    },
  };
}

export function openAnnouncements(
  { options, place }: Pick<Database, "options" | "place">,
  onProblem: (error: unknown) => void,
): Announcements {
  const listeners = createListeners();
  let timer: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;
  let isConnected = false;
  let hasFailed = false;
  const lose = (error: unknown) => {
    isConnected = false;
    // Told once, not at every try.
    if (!hasFailed) onProblem(withPlace(error, place));
    hasFailed = true;
    timer = setTimeout(() => {
      line = connect();
    }, retryMs).unref();
    listeners.tellAll();
  };
  const connect = () => {
    const opened = openLine(options, listeners.tell, lose);
    void opened.isReady.then((isReady) => {
      if (!isReady) return;
      [isConnected, hasFailed] = [true, false];
      // Whatever was announced before is caught up with.
      listeners.tellAll();
    });
    return opened;
  };
  let line = connect();
  const looking = setInterval(listeners.tellAll, lookMs).unref();
  return {
    hear: listeners.hear,
    missed: () => {
      again ??= setTimeout(() => {
        again = undefined;
        listeners.tellAll();
      }, retryMs).unref();
    },
    isConnected: () => isConnected,
    close: async () => {
      clearTimeout(timer);
      clearTimeout(again);
      clearInterval(looking);
      listeners.clear();
      await line.close();
    },
  };
}
