/** People who ask several services without end, one request after the other, and what they were told. */
import { setTimeout } from "node:timers/promises";
import type { ServiceProcess } from "./open-processes.js";

/** A service that is killed and started again. */
export interface Place {
  readonly name: string;
  /** Undefined from before it is killed until it answers again. */
  service: ServiceProcess | undefined;
}

export interface Deed {
  readonly name: string;
  readonly path: string;
  readonly key: string;
  readonly body?: () => unknown;
  /** Whether it may be answered 503, while something that must be kept cannot be. */
  readonly isRefusable: boolean;
  /** Says what is wrong with an answer. */
  readonly fault: (status: number, body: Record<string, unknown>) => string | undefined;
}

interface Count {
  answered: number;
  refused: number;
  /** Sent to a service that was killed before it had answered. */
  lost: number;
}

export interface Load {
  /** Everything that was not as it must be, in words. */
  readonly faults: readonly string[];
  readonly count: (deed: string) => Count;
  /** How often each deed has been answered or refused by each place. */
  readonly told: (deed: string, place: string) => number;
  /** Ends it, once what is under way has been answered. */
  readonly end: () => Promise<void>;
}

/** Between two requests of one person, in milliseconds: what is killed and started needs the machine, too. */
const pauseMs = 100;

async function tellOne(place: Place, deed: Deed, count: Count): Promise<string | undefined> {
  const { service } = place;
  if (service === undefined) return undefined;
  try {
    const answer = await service.ask(deed.path, deed.key, deed.body?.());
    const body = (await answer.json()) as Record<string, unknown>;
    if (answer.status !== 503) {
      count.answered += 1;
      return deed.fault(answer.status, body);
    }
    count.refused += 1;
    const wait = answer.headers.get("retry-after");
    if (!deed.isRefusable) return `503 ${JSON.stringify(body)}`;
    return Number(wait) >= 1 ? undefined : `503 with Retry-After ${String(wait)}`;
  } catch (error) {
    count.lost += 1;
    return place.service === service ? String(error) : undefined;
  }
}

export function startLoad(places: readonly Place[], deeds: readonly Deed[]): Load {
  const faults: string[] = [];
  const counts = new Map(deeds.map(({ name }) => [name, { answered: 0, refused: 0, lost: 0 }]));
  const told = new Map<string, number>();
  let isOpen = true;
  const count = (deed: string): Count => counts.get(deed) ?? { answered: 0, refused: 0, lost: 0 };
  const goOn = async (place: Place, deed: Deed) => {
    const name = `${deed.name} of ${place.name}`;
    while (isOpen) {
      const { service } = place;
      const fault = await tellOne(place, deed, count(deed.name));
      if (fault !== undefined) faults.push(`${name}: ${fault}`);
      if (service !== undefined && place.service === service)
        told.set(name, (told.get(name) ?? 0) + 1);
      await setTimeout(pauseMs);
    }
  };
  const people = places.flatMap((place) => deeds.map((deed) => goOn(place, deed)));
  return {
    faults,
    count,
    told: (deed, place) => told.get(`${deed} of ${place}`) ?? 0,
    end: async () => {
      isOpen = false;
      await Promise.all(people);
    },
  };
}
