import type { IndicatorItem } from "../../../src/contract/index.js";
import type { startShippedService } from "./start-shipped-service.js";

type Service = Pick<Awaited<ReturnType<typeof startShippedService>>, "get">;

/** The first 25 indicators that a service finds. */
export async function searchIndicators({ get }: Service, q: string): Promise<IndicatorItem[]> {
  const path = `/v1/search/market-insights/indicators?size=25&q=${encodeURIComponent(q)}`;
  return (await get(path)).body["items"] as IndicatorItem[];
}
