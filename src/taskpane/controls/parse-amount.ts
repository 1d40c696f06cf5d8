/** "" → null, "12,5" → 12.5, anything else that is no amount from 0 upwards → undefined. */
export function parseAmount(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  const number = Number(trimmed.replace(",", "."));
  return Number.isFinite(number) && number >= 0 ? number : undefined;
}
