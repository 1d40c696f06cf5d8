/** A statistic as the service sends it, with one series of values by category. */
export function statisticAnswer(id: number, values: Readonly<Record<string, number | null>>) {
  return {
    identifier: id,
    title: `Statistic ${String(id)}`,
    subject: "Values (in million U.S. dollars)",
    link: `https://service.test/content/${String(id)}`,
    date: "2026-01-01T00:00:00Z",
    released_at: "2026-01-01T00:00:00Z",
    updated_at: "2026-02-01T00:00:00Z",
    platform: "en",
    is_premium: false,
    sources: [{ title: "Statistics office" }],
    chart: {
      graphType: "bar",
      horizontal: false,
      unit: "million U.S. dollars",
      data: {
        Values: Object.entries(values).map(([name, data]) => ({ name, data })),
      },
    },
    image_url: "https://service.test/picture.png",
    teaser_image_urls: [],
  };
}
