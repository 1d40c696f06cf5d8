/** The order in which places are offered when the question names none. */
const order = (
  "WLD EUU EUR USA CHN JPN DEU IND GBR FRA ITA BRA CAN KOR RUS AUS ESP MEX IDN NLD TUR CHE SAU POL " +
  "SWE BEL ARG AUT NOR ISR IRL NGA ZAF EGY DNK SGP MYS THA PHL VNM PAK BGD COL CHL FIN PRT GRC CZE " +
  "ROU NZL HUN UKR MAR KEN ETH PER"
).split(" ");

const ranks = new Map(order.map((code, index) => [code, 1 - index / (order.length + 20)]));

/** 1 for the world down to about 0.3; 0.1 for places not on the list. */
function toProminence(place: string | undefined): number {
  return place === undefined ? 0.1 : (ranks.get(place) ?? 0.1);
}

/** A comparison is as prominent as its best-known place; a ranking by how much of the world it shows. */
export function prominenceOf(places: ReadonlySet<string>): number {
  if (places.size > 20) return Math.min(1, 0.6 + places.size / 400);
  let best = 0;
  for (const place of places) best = Math.max(best, toProminence(place));
  return best;
}
