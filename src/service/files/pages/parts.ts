import { decimalsOf, formatValue } from "../../../statistics/chart/index.js";
import type { Platform } from "../../../contract/known-values.js";
import type { DataSource, Library } from "../../library/library-model.js";
import { nameOf, type FileItem } from "../file-item.js";
import { forecastStart } from "../reports/report-texts.js";
import { fileWords, formatDay, labelled } from "../file-words.js";
import { html, type Html } from "./html.js";

/** Who the data comes from, under which licence, and how old it is. */
export function sourcesPart(
  sources: readonly DataSource[],
  releasedAt: string,
  edition: Library["edition"],
  language: Platform,
): Html {
  const words = fileWords[language];
  const entries = sources.map(
    (source) =>
      html`<li>
        ${link(source.url, nameOf(source))} – ${source.publisher}<br />
        <span class="small"
          >${source.attribution}. ${labelled(language, words.licence, source.licence)}</span
        >
      </li>`,
  );
  return html`<h2>${sources.length > 1 ? words.sources : words.source}</h2>
    <ul>
      ${entries}
    </ul>
    <p class="small">
      ${labelled(language, words.released, formatDay(releasedAt, language))} ·
      ${labelled(language, words.edition, edition.version)}
      (${formatDay(edition.date, language)})<br />${words.reworked}
    </p>`;
}

/** A link to an address of a source; anything but a web address stays text. */
const link = (url: string, text: string): Html =>
  /^https?:\/\//.test(url) ? html`<a href="${url}" rel="noreferrer">${text}</a>` : html`${text}`;

export function tablePart(item: FileItem): Html {
  const { categories, series } = item.chart.table;
  const words = fileWords[item.language];
  const forecast = forecastStart(item.chart);
  const isMixed = item.chart.graphType === "table";
  const columns = series.map(({ values }) => ({
    values,
    decimals: isMixed ? undefined : decimalsOf(values.filter((one) => typeof one === "number")),
  }));
  const cell = (value: number | string | null, decimals: number | undefined): Html => {
    if (value === null) return html`<td>–</td>`;
    const text = typeof value === "number" ? formatValue(value, item.language, decimals) : value;
    return html`<td>${text}</td>`;
  };
  const rows = categories.map(
    (name, row) =>
      html`<tr ${row >= forecast ? { html: 'class="forecast"' } : ""}>
        <th scope="row">${name}</th>
        ${columns.map(({ values, decimals }) => cell(values[row] ?? null, decimals))}
      </tr>`,
  );
  return html`<h2>${words.table}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="${words.table}">
      <table>
        ${
          item.chart.unit === null
            ? ""
            : html`<caption>
                ${labelled(item.language, words.unit, item.chart.unit)}
              </caption>`
        }
        <thead>
          <tr>
            <th scope="col"></th>
            ${series.map(({ name }) => html`<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>`;
}
