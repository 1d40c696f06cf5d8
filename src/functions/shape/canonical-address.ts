/** What services add to an address so that it opens for the holder of a key. */
const rights = ["key", "signature", "expires", "token"] as const;

/**
 * An address as a cell may keep it: cells are copied, mailed and printed, so that none carries a key's id
 * or a signature. Whoever opens it signs in, or opens it through the pane.
 */
export function canonicalAddress(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  // Other parameters, such as what tells a service where its readers come from, stay as they are.
  if (!rights.some((name) => url.searchParams.has(name))) return address;
  for (const name of rights) url.searchParams.delete(name);
  return url.href;
}
