import type { RuleSetRule } from "webpack";

export const typescriptRules: RuleSetRule[];
