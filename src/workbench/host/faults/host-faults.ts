import { callFaults } from "./call-faults.js";
import type { Fault } from "./fault.js";
import { objectFaults } from "./object-faults.js";
import { pageFaults } from "./page-faults.js";

/** By the check of the add-in's that must notice it; a test holds the two lists together. */
export const hostFaults = { ...callFaults, ...objectFaults, ...pageFaults } as const;

export type FaultName = keyof typeof hostFaults;

export const isFaultName = (text: string): text is FaultName => Object.hasOwn(hostFaults, text);

export const faultOf = (name: FaultName | undefined): Fault =>
  name === undefined ? {} : hostFaults[name];
