import type { Person } from "../people/index.js";
import type { Payer } from "../upstream/index.js";
import type { Ledger } from "./ledger.js";

/** A person who pays for what one request asks the service. */
export function createPayer(
  ledger: Pick<Ledger, "reserve">,
  person: Person,
  operation: string,
): Payer {
  let charged = 0;
  return {
    get charged() {
      return charged;
    },
    setAside: async (credits) => {
      const reservation = await ledger.reserve(person, operation, credits);
      return {
        settle: async (actual) => {
          charged += actual;
          await reservation.settle(actual);
        },
      };
    },
  };
}
