/** What a signed address of the service has and a canonical one has not. */
const signatureParameters = ["key", "key_id", "signature", "expires"];

/**
 * A value without the signatures of the addresses in it: they are a right of the person who asked, and a
 * workbook is passed on.
 */
export function withoutSignatures<T>(value: T): T {
  if (typeof value === "string") return canonical(value) as T;
  if (Array.isArray(value)) return value.map(withoutSignatures) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withoutSignatures<unknown>(part)]),
  ) as T;
}

/** "https://…/content/7?key=k&signature=s" → "https://…/content/7"; any other text stays to the letter. */
function canonical(text: string): string {
  if (!/^https?:\/\/\S+$/.test(text) || !text.includes("signature=")) return text;
  try {
    const url = new URL(text);
    for (const name of signatureParameters) url.searchParams.delete(name);
    return url.href;
  } catch {
    return text;
  }
}
