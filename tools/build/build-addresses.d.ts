export function buildSettings(
  environment: Readonly<Record<string, string | undefined>>,
): Readonly<Record<"STAT_ORIGIN" | "STAT_SERVICES" | "STAT_PICTURES", string>>;
export function parseAddresses(text: string, variable: string): string[];
