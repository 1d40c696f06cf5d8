interface HealthAnswer {
  readonly demoKeys?: readonly { readonly key?: unknown; readonly package?: unknown }[];
}

/**
 * The key that a service gives to anybody, the one with the most rights first, or null. Only a
 * service that serves its own machine alone offers one. Never throws: no offer is no error.
 */
export async function findDemoKey(
  serviceAddress: string,
  signal: AbortSignal,
  fetch: typeof globalThis.fetch = globalThis.fetch.bind(globalThis),
): Promise<string | null> {
  try {
    const response = await fetch(`${serviceAddress}/v1/health`, {
      signal,
      credentials: "omit",
      redirect: "error",
      headers: { accept: "application/json" },
    });
    if (!response.ok) return null;
    const { demoKeys } = (await response.json()) as HealthAnswer;
    if (!Array.isArray(demoKeys)) return null;
    const offers = demoKeys as NonNullable<HealthAnswer["demoKeys"]>;
    const best = offers.find((offer) => offer.package === "advanced") ?? offers[0];
    return typeof best?.key === "string" ? best.key : null;
  } catch {
    // Offline, aborted or no such service: the connection test says what is wrong, not this.
    return null;
  }
}
