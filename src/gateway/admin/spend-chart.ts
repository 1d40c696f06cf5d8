import { html, type Html } from "../../server/markup/index.js";
import type { SpendingReport } from "./spending-report.js";

const height = 100;
const step = 10;
const barWidth = 7;

const formatted = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });

export const formatCredits = (credits: number): string => formatted.format(credits);

/** Bars of equal height units, stretched to the page; words stand beside it, where they keep their size. */
function bars(days: SpendingReport["days"], most: number): Html {
  const rects = days.map(({ date, credits }, at) => {
    // A day with any spending is seen, however small it is beside others.
    const size = credits === 0 ? 0 : Math.max(1, (credits / most) * height);
    return html`<rect
      class="bar"
      x="${at * step}"
      y="${(height - size).toFixed(2)}"
      width="${barWidth}"
      height="${size.toFixed(2)}"
    >
      <title>${date}: ${formatCredits(credits)}</title>
    </rect>`;
  });
  return html`<svg
    viewBox="0 0 ${days.length * step} ${height}"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    ${rects}
  </svg>`;
}

/** Credits a day as bars from zero, and the same as a table. */
export function spendChart(days: SpendingReport["days"]): Html {
  const dearest = days.reduce((most, day) => (day.credits > most.credits ? day : most), {
    date: "",
    credits: 0,
  });
  const [first, last] = [days[0]?.date ?? "", days.at(-1)?.date ?? ""];
  if (dearest.credits === 0) return html`<p>Nothing was spent from ${first} to ${last} (UTC).</p>`;
  const most = `The most: ${formatCredits(dearest.credits)} credits on ${dearest.date}.`;
  return html`<figure class="chart">
      <figcaption class="small">Credits a day, UTC. ${most}</figcaption>
      ${bars(days, dearest.credits)}
      <div class="ends small"><span>${first}</span><span>${last}</span></div>
    </figure>
    <details>
      <summary>The days as a table</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Credits</th>
          </tr>
        </thead>
        <tbody>
          ${days.map(
            ({ date, credits }) =>
              html`<tr>
                <th scope="row">${date}</th>
                <td>${formatCredits(credits)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </details>`;
}
