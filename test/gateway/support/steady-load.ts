/** A service that always owes a few answers, and people who go on asking until they are cut off. */
import { callPrice } from "../../../src/client/price/index.js";
import { operations } from "../../../src/contract/index.js";
import { sendJson, startFaultServer } from "../../support/fault-server.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

export const price = callPrice("getStatistic").credits;

/** Answers that wait for the next request to come. */
const mostOwed = 3;

/** @param endAt from this request on it owes nothing any more */
export async function startBusyUpstream(endAt = Infinity) {
  const owed: (() => void)[] = [];
  const charged = { credits: 0 };
  const awaited: { readonly turn: number; readonly resolve: () => void }[] = [];
  const answerBeyond = (most: number) => {
    while (owed.length > most) owed.shift()?.();
  };
  const server = await startFaultServer((_request, response, turn) => {
    owed.push(() => {
      charged.credits += price;
      sendJson(response, statisticAnswer(1, { "2020": 1 }));
    });
    answerBeyond(turn < endAt ? mostOwed : 0);
    for (const one of awaited) if (one.turn === turn) one.resolve();
  });
  return {
    ...{ address: server.address, charged, requests: server.requests },
    close: () => server.close(),
    owed: () => owed.length,
    until: (turn: number) =>
      new Promise<void>((resolve) => {
        awaited.push({ turn, resolve });
      }),
    /** Answers what it owes, be anybody there to hear it or not. */
    finish: () => {
      answerBeyond(0);
    },
  };
}

let asked = 0;

interface Asking {
  readonly address: string;
  readonly key: string;
  /** Of these each asks for the next as soon as it has an answer. */
  readonly people: number;
  readonly isOver: () => boolean;
}

/** Each time for something else. @returns how many answers came */
export async function askSteadily({ address, key, people, isOver }: Asking): Promise<number> {
  let answered = 0;
  const askOn = async () => {
    while (!isOver()) {
      asked += 1;
      const url = `${address}${operations.getStatistic.path}?id=${String(10_000 + asked)}`;
      const answer = await fetch(url, { headers: { "x-api-key": key } });
      await answer.text();
      if (answer.status !== 200) throw new Error(`It answered ${String(answer.status)}.`);
      answered += 1;
    }
  };
  await Promise.allSettled(Array.from({ length: people }, askOn));
  return answered;
}
