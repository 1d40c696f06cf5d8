/** Counts and durations for who runs one of our servers, in Prometheus' text. Names content and keys nowhere. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** Where what was asked for was found; `made` is a miss. */
type Found = "memory" | "disk" | "made" | "stale";

/** A number, or several by label. */
type Gauged = number | Readonly<Record<string, number>>;

export interface Metrics {
  /** One answered request. `route` is its pattern, not its address. */
  answered(route: string, method: string, status: number, durationMs: number): void;
  /** One look into a cache: `answers` of lists, or drawn `files`. */
  looked(cache: "answers" | "files", found: Found): void;
  /** What is added up by the value of a label. */
  counter(name: string, help: string, label: string): (value: string, amount: number) => void;
  /** A number that is read when somebody asks; by label where there are several. */
  gauge(name: string, help: string, read: () => Gauged | Promise<Gauged>): void;
  text(): Promise<string>;
  readonly contentType: string;
}

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    ...{ name: "stat_requests_total", help: "Answered requests.", registers },
    labelNames: ["route", "method", "status"],
  });
  const durations = new Histogram({
    ...{ name: "stat_request_seconds", help: "From request to answer.", registers },
    ...{ labelNames: ["route"], buckets: seconds },
  });
  const lookups = new Counter({
    ...{ name: "stat_cache_lookups_total", help: "What caches had, and what was made.", registers },
    labelNames: ["cache", "found"],
  });
  return {
    answered: (route, method, status, durationMs) => {
      requests.inc({ route, method, status: String(status) });
      durations.observe({ route }, durationMs / 1000);
    },
    looked: (cache, found) => {
      lookups.inc({ cache, found });
    },
    counter: (name, help, label) => {
      const counter = new Counter({ name, help, registers, labelNames: [label] });
      return (value, amount) => {
        counter.inc({ [label]: value }, amount);
      };
    },
    gauge: (name, help, read) => {
      new Gauge({
        ...{ name, help, registers, labelNames: ["state"] },
        async collect() {
          const value = await read();
          if (typeof value === "number") this.set(value);
          else for (const [state, count] of Object.entries(value)) this.set({ state }, count);
        },
      });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
