/** Many figures in few bytes: whole numbers of a decimal place where all are such, and so exact either way. */

type Values = readonly (number | null)[];

const none = -(2 ** 31);
const most = 2 ** 31 - 1;
/** Decimal places of the figures that are kept as whole numbers. */
const mostDecimals = 6;

const isWholeOf = (scale: number) => (value: number | null) => {
  if (value === null) return true;
  const whole = Math.round(value * scale);
  return Math.abs(whole) <= most && whole / scale === value && !Object.is(whole, -0);
};

/** Undefined where not all of them are whole numbers of one decimal place. */
function scaleOf(rows: readonly Values[]): number | undefined {
  for (let decimals = 0; decimals <= mostDecimals; decimals += 1) {
    const scale = 10 ** decimals;
    const isWhole = isWholeOf(scale);
    if (rows.every((values) => values.every(isWhole))) return scale;
  }
  return undefined;
}

export class PackedNumbers {
  readonly #packed: Float64Array | Int32Array;
  /** Undefined where figures are kept as they are. */
  readonly #scale: number | undefined;

  constructor(packed: Float64Array | Int32Array, scale: number | undefined) {
    [this.#packed, this.#scale] = [packed, scale];
  }

  /** Null where there is no figure. */
  at(index: number): number | null {
    const value = this.#packed[index] ?? NaN;
    if (Number.isNaN(value)) return null;
    if (this.#scale === undefined) return value;
    return value === none ? null : value / this.#scale;
  }
}

/** @param rows one behind the other */
export function packNumbers(rows: readonly Values[]): PackedNumbers {
  const count = rows.reduce((sum, { length }) => sum + length, 0);
  const scale = scaleOf(rows);
  const packed = scale === undefined ? new Float64Array(count) : new Int32Array(count);
  let index = 0;
  for (const values of rows)
    for (const value of values) {
      if (scale === undefined) packed[index] = value ?? NaN;
      else packed[index] = value === null ? none : Math.round(value * scale);
      index += 1;
    }
  return new PackedNumbers(packed, scale);
}
