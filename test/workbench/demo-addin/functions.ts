/** A small add-in for the workbench's own tests: each function is one thing a host must get right. */
const released = new Map<string, (value: unknown) => void>();
export const seen = { canceled: [] as string[], calls: [] as unknown[][] };

// Its type does not say so, but office.js takes its own errors where errors are thrown.
const cellError = (code: CustomFunctions.ErrorCode, message: string) =>
  new CustomFunctions.Error(code, message) as unknown as Error;

/** Lets the test decide when a call of `later` ends. */
export function release(name: string, value: unknown): void {
  released.get(name)?.(value);
  released.delete(name);
}

/**
 * Adds two numbers.
 * @customfunction
 * @param first The first number
 * @param [second] The second number
 */
export function add(first: number, second?: number): number {
  seen.calls.push([first, second]);
  return first + (second ?? 100);
}

/**
 * Gives a table.
 * @customfunction
 * @param rows Rows
 * @param columns Columns
 */
export function grid(rows: number, columns: number): Promise<unknown[][]> {
  return Promise.resolve(
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (__, column) => (row + 1) * 10 ** column),
    ),
  );
}

/**
 * Sums what is given, whatever its shape.
 * @customfunction
 * @param values Cells
 */
export function total(values: unknown[][]): number {
  seen.calls.push([values]);
  return values
    .flat()
    .reduce((sum: number, value) => sum + (typeof value === "number" ? value : 0), 0);
}

/**
 * Joins texts.
 * @customfunction
 * @param texts Texts
 */
export function join(texts: string[]): string {
  return texts.join("+");
}

/**
 * Waits for the test.
 * @customfunction
 * @cancelable
 * @param name What it is released by
 */
export function later(
  name: string,
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown> {
  invocation.onCanceled = () => {
    seen.canceled.push(name);
  };
  return new Promise((resolve) => released.set(name, resolve));
}

/**
 * Tells where it is.
 * @customfunction
 * @requiresAddress
 * @param _value Anything
 */
export function where(_value: unknown, invocation: CustomFunctions.Invocation): string {
  return String(invocation.address);
}

/**
 * Fails in a chosen way.
 * @customfunction
 * @param kind How
 */
export function fail(kind: string): Promise<unknown[][]> {
  switch (kind) {
    case "na":
      throw cellError(CustomFunctions.ErrorCode.notAvailable, "No such table.");
    case "value":
      return Promise.reject(
        cellError(CustomFunctions.ErrorCode.invalidValue, "The size must be whole."),
      );
    case "plain":
      return Promise.reject(new Error("secret detail"));
    case "inside":
      return Promise.resolve([
        [1, new CustomFunctions.Error(CustomFunctions.ErrorCode.divisionByZero)],
      ]);
    default:
      return Promise.resolve([]);
  }
}

/**
 * Takes anything and says what its type is.
 * @customfunction
 * @param [value] Anything
 */
export function kind(value?: unknown): string {
  seen.calls.push([value]);
  return value === null ? "nothing" : typeof value;
}

/**
 * Gives data types.
 * @customfunction
 */
export function rich(): unknown[][] {
  return [
    [
      { type: "FormattedNumber", basicValue: 45_708, numberFormat: "yyyy-mm-dd" },
      {
        type: "Entity",
        text: "Germany",
        properties: { Capital: { type: "String", basicValue: "Berlin" } },
      },
      { type: "WebImage", address: "https://localhost/flag.png", altText: "Flag of Germany" },
      null,
    ],
  ];
}
