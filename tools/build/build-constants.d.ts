export const version: string;
export const origin: string;
export const serviceAddresses: string[];
export const pictureAddresses: string[];
export function contentSecurityPolicy(
  addresses: readonly string[],
  pictures?: readonly string[],
): string;
