const percent =
  /(?<![\d.,]\s?)(?:%|\bper ?cent(?!ile)|prozent|\bpour ?cent|\bpor ?ciento|\bporcenta|\bporcentual|\bpct\b)/i;

/**
 * Whether a unit's name says that figures are percentages, or points of them, whatever of: "annual %", "per cent of GDP",
 * "Veränderung in Prozent". The "15 % moisture" of a weight is none.
 */
export const saysPercent = (text: string): boolean => percent.test(text);
