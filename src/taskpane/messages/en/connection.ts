import type { UsageBudget } from "../../../contract/index.js";
import type { StoreKind } from "../../../settings/index.js";
import { enCredits } from "./search.js";

export interface ConnectionTexts {
  readonly title: string;
  /** Heading of the first run. */
  readonly welcome: string;
  readonly tryDemo: string;
  readonly ownKey: string;
  readonly otherKey: string;
  readonly address: string;
  /** Before the address, where there is but one. */
  readonly addressIs: string;
  readonly key: string;
  readonly keyHint: string;
  readonly testIsFree: string;
  readonly sessionOnly: string;
  readonly save: string;
  readonly test: string;
  readonly testing: string;
  readonly forget: string;
  readonly forgotten: string;
  readonly useDemoKey: string;
  readonly demoKeyHint: string;
  readonly emptyKey: string;
  readonly malformedKey: string;
  readonly noKey: string;
  readonly hasKey: string;
  /** Where another one is refused. */
  readonly keyStays: string;
  readonly keptFor: Readonly<Record<StoreKind, string>>;
  readonly keptForSession: string;
  readonly storeRefused: string;
  readonly works: string;
  /** What the test search found; said behind `works`. */
  readonly found: (count: number) => string;
  readonly worksWithoutIndicators: string;
  readonly toSearch: string;
  /** Of a person at a gateway; what is left may be of a budget that others share. */
  readonly account: string;
  readonly person: string;
  readonly team: string;
  readonly usedThisMonth: string;
  readonly leftThisMonth: Readonly<Record<UsageBudget["of"], string>>;
  readonly leftOf: (left: number, budget: number) => string;
  readonly credits: (count: number) => string;
}

export const connection: ConnectionTexts = {
  title: "Connection",
  welcome: "Welcome to Stat for Excel",
  tryDemo: "Try it without an account",
  ownKey: "Use your own key",
  otherKey: "Use another key",
  address: "Service address",
  addressIs: "Service address:",
  key: "API key",
  keyHint: "From your Content Discovery service. It goes to the address above and nowhere else.",
  testIsFree: "The test is a search that costs nothing.",
  sessionOnly: "Keep for this session only",
  save: "Save and test",
  test: "Test",
  testing: "Testing …",
  forget: "Forget key",
  forgotten: "The key was forgotten.",
  useDemoKey: "Use demo key",
  demoKeyHint: "This service gives a demo key to everybody. Everything works with it.",
  emptyKey: "Enter a key first.",
  malformedKey: "A key consists of letters, digits and signs, without spaces.",
  noKey: "No key yet.",
  hasKey: "A key is stored for this address.",
  keyStays: "The key stored before stays in use.",
  keptFor: {
    roaming: "It is kept with your Office account.",
    local: "It is kept in this browser’s storage on this device, not in the workbook.",
    "office-runtime": "It is kept in Office’s storage on this device, not in the workbook.",
    memory: "This host has no storage: the key is kept until Excel closes.",
  },
  keptForSession: "It is kept until Excel closes.",
  storeRefused: "The storage refused the key. It is kept until Excel closes.",
  works: "The connection works.",
  found: (count) => `A test search for “population” found ${String(count)} indicators.`,
  worksWithoutIndicators: "The connection works. The key may not search indicators.",
  toSearch: "Go to search",
  account: "Your account at the gateway",
  person: "Person",
  team: "Team",
  usedThisMonth: "Used this month",
  leftThisMonth: {
    person: "Left of your budget this month",
    team: "Left of your team’s budget this month",
    firm: "Left of the firm’s budget this month",
  },
  leftOf: (left, budget) => `${left.toLocaleString("en")} of ${enCredits(budget)}`,
  credits: enCredits,
};
