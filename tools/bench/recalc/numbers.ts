/**
 * Statistics whose every value can be told from its place, so that a wrong one is seen: in `year` the
 * statistic `id` stands at `id` plus the year's distance from the first one in hundredths.
 */
export const firstYear = 2000;
const years = 25;

export const expectedValue = (id: number, year: number): number =>
  Math.round(id * 100 + (year - firstYear)) / 100;

/** A statistic as the service sends it. */
export function numberedStatistic(id: number) {
  const points = Array.from({ length: years }, (_, index) => ({
    name: String(firstYear + index),
    data: expectedValue(id, firstYear + index),
  }));
  return {
    identifier: id,
    title: `Statistic ${String(id)}`,
    subject: "Values",
    link: `https://service.test/content/${String(id)}`,
    date: "2026-01-01T00:00:00Z",
    released_at: "2026-01-01T00:00:00Z",
    updated_at: "2026-02-01T00:00:00Z",
    platform: "en",
    is_premium: false,
    sources: [{ title: "Statistics office" }],
    chart: { graphType: "line", horizontal: false, unit: "points", data: { Values: points } },
    image_url: "https://service.test/picture.png",
    teaser_image_urls: [],
  };
}
