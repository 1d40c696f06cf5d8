export function parseAddresses(text: string, variable: string): string[];
