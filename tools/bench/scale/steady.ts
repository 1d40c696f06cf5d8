/** Requests at a steady pace, whether the ones before are answered or not: each is late from when it was due. */
import { Agent, get } from "node:http";

interface Steady {
  readonly addresses: readonly string[];
  readonly key: string;
  readonly paths: readonly string[];
  /** Requests a second, of all services together. */
  readonly rate: number;
  readonly connections: number;
  readonly isOver: () => boolean;
}

interface Latencies {
  readonly requests: number;
  readonly "p50 ms": number;
  readonly "p99 ms": number;
  readonly "longest ms": number;
}

const at = (sorted: readonly number[], share: number): number =>
  Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1));

function ask(url: string, agent: Agent, key: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { "x-api-key": key } }, (answer) => {
      answer.resume();
      answer.once("end", () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${String(answer.statusCode)} for ${url}`));
      });
    }).once("error", reject);
  });
}

/** @throws Error for the first answer that is none */
export async function askSteadily(steady: Steady): Promise<Latencies> {
  const { addresses, key, paths, rate, connections, isOver } = steady;
  const agent = new Agent({ keepAlive: true, maxSockets: connections / addresses.length });
  const begun = performance.now();
  const times: number[] = [];
  const answers: Promise<void>[] = [];
  const failed: unknown[] = [];
  for (let sent = 0; !isOver();) {
    const due = begun + (sent * 1000) / rate;
    const early = due - performance.now();
    if (early > 0) {
      await new Promise((resolve) => setTimeout(resolve, early));
      continue;
    }
    const address = addresses[sent % addresses.length] ?? "";
    const answered = ask(address + (paths[sent % paths.length] ?? ""), agent, key);
    answers.push(
      answered.then(
        () => void times.push(performance.now() - due),
        (error: unknown) => void failed.push(error),
      ),
    );
    sent += 1;
  }
  await Promise.all(answers);
  agent.destroy();
  if (failed.length > 0) throw new Error(`${String(failed.length)} failed`, { cause: failed[0] });
  times.sort((one, other) => one - other);
  return {
    requests: times.length,
    ...{ "p50 ms": at(times, 0.5), "p99 ms": at(times, 0.99), "longest ms": at(times, 1) },
  };
}
