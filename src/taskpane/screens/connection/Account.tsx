import { Section } from "../../controls/Screen.js";
import { StateList, type StateLine } from "../../controls/lists/StateList.js";
import { connectionTexts } from "../../messages/connection.js";
import { useTexts } from "../../services/use-texts.js";
import { useAccount } from "./use-account.js";
import type { ConnectionTest } from "./use-connection-test.js";

/** Whose key it is and what is left of the month, where the service address is a gateway's. */
export function Account({ test }: { readonly test: ConnectionTest }) {
  const connection = useTexts(connectionTexts);
  const account = useAccount(test);
  if (account?.person === undefined) return null;
  const { person, team, budgets = [], allowance } = account;
  const ofMonth = budgets.filter(({ period }) => period === "month");
  const lines: StateLine[] = [
    [connection.person, person],
    ...(team === undefined ? [] : [[connection.team, team] as const]),
    ...ofMonth.map(
      ({ of, left, credits }) =>
        [connection.leftThisMonth[of], connection.leftOf(left, credits)] as const,
    ),
    ...(ofMonth.length === 0
      ? [[connection.usedThisMonth, connection.credits(allowance.used)] as const]
      : []),
  ];
  return (
    <Section title={connection.account}>
      <StateList lines={lines} />
    </Section>
  );
}
