/** A value brought from one scale to another, without the noise of binary fractions. */
export function rescale(value: number, from: number, to: number): number {
  return from === to ? value : Number(((value * from) / to).toPrecision(15));
}
