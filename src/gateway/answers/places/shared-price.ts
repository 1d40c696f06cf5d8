import type { Payer, Reservation } from "../../upstream/index.js";
import type { Unpaid } from "../whole-answers.js";

interface Paying {
  readonly payer: Payer;
  /** Hears that this payer's budget does not cover its share. */
  readonly resolve: (unpaid: Unpaid) => void;
}

interface Share {
  readonly payer: Payer;
  readonly places: number;
  readonly set: Reservation | Unpaid;
}

function countByPayer(waiting: readonly Paying[]): ReadonlyMap<Payer, number> {
  const counts = new Map<Payer, number>();
  for (const { payer } of waiting) counts.set(payer, (counts.get(payer) ?? 0) + 1);
  return counts;
}

/** Sets the price of one call aside, for each payer by its places. Who cannot pay leaves, and the others share anew. */
export async function setAsideTogether<W extends Paying>(
  waiting: readonly W[],
  price: number,
): Promise<{ readonly paying: readonly W[]; readonly reservation: Reservation }> {
  const shareOf = (places: number, credits: number) => (credits * places) / waiting.length;
  const shares = await Promise.all(
    [...countByPayer(waiting)].map(async ([payer, places]): Promise<Share> => {
      const setting = payer.setAside(shareOf(places, price));
      return { payer, places, set: await setting.catch((refusal: unknown) => ({ refusal })) };
    }),
  );
  const settle = async (credits: number) => {
    for (const { places, set } of shares)
      if ("settle" in set) await set.settle(shareOf(places, credits));
  };
  const refused = new Map(
    shares.flatMap(({ payer, set }) => ("refusal" in set ? [[payer, set] as const] : [])),
  );
  if (refused.size === 0) return { paying: waiting, reservation: { settle } };
  await settle(0);
  for (const { payer, resolve } of waiting) {
    const unpaid = refused.get(payer);
    if (unpaid !== undefined) resolve(unpaid);
  }
  return setAsideTogether(
    waiting.filter(({ payer }) => !refused.has(payer)),
    price,
  );
}
