/** Tells texts apart without keeping them: letters and digits. */
export function checksum(text: string): string {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 0xffff_ffff;
  return sum.toString(36);
}
