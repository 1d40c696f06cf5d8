/** Excel's code says more than its sentence, which is in its own language. */
export function reasonOf(error: unknown): string {
  const { code, message } = (error ?? {}) as {
    readonly code?: unknown;
    readonly message?: unknown;
  };
  return [code, message].filter((part) => typeof part === "string" && part !== "").join(": ");
}
