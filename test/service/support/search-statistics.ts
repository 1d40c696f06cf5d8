import type { startShippedService } from "./start-shipped-service.js";

type Service = Pick<Awaited<ReturnType<typeof startShippedService>>, "get">;

export interface FoundStatistics {
  readonly items: readonly { readonly title: string }[];
  readonly notices?: readonly { readonly code: string; readonly message: string }[];
}

/** What a list of statistics says to a question. @param of the list's path behind `/v1/` */
export async function searchStatistics(
  { get }: Service,
  q: string,
  { size = 5, of = "search/statistics" } = {},
): Promise<FoundStatistics> {
  const path = `/v1/${of}?size=${String(size)}&date_from=2010-01-01&q=${encodeURIComponent(q)}`;
  return (await get(path)).body as unknown as FoundStatistics;
}
