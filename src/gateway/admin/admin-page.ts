import { html, type Html } from "../../server/markup/index.js";
import { limitOfPerson, limitOfTeam, type Budgets, type Limit } from "../budgets/index.js";
import { toGatewayPage } from "../pages/index.js";
import { formToken, signedInHeader, type Session } from "../sign-in/index.js";
import { budgetsForm, type BudgetsForm } from "./budgets-form.js";
import { formatCredits, spendChart } from "./spend-chart.js";
import type { Spender, SpendingReport } from "./spending-report.js";

export interface AdminPage {
  readonly session: Session;
  readonly publicUrl: string;
  readonly report: SpendingReport;
  /** Undefined where they are not in order. */
  readonly budgets: Budgets | undefined;
  /** A sentence where the budgets are not in order. */
  readonly form: BudgetsForm | string;
  readonly said?: string;
}

const fact = (name: string, value: string): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

/** What is left of a limit; a dash where there is none. */
const left = (limit: number | undefined, used: number): string =>
  limit === undefined ? "–" : formatCredits(Math.max(0, limit - used));

function facts({ report, budgets }: AdminPage): Html {
  const { firm } = report;
  const limit = budgets?.firm?.month;
  return html`<dl class="facts">
    ${fact("credits this month", formatCredits(firm.month))}
    ${fact("credits today", formatCredits(firm.today))}
    ${limit === undefined ? "" : fact("left of the firm's month", left(limit, firm.month))}
    ${fact("credits saved by the shared cache this month", formatCredits(report.saved))}
  </dl>`;
}

interface Column {
  readonly name: string;
  readonly of: (spender: Spender) => string;
}

function table(label: string, first: string, columns: readonly Column[], rows: readonly Spender[]) {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">
    <table>
      <thead>
        <tr>
          <th scope="col">${first}</th>
          ${columns.map(({ name }) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              <th scope="row">${row.name}</th>
              ${columns.map(({ of }) => html`<td>${of(row)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** What was spent and, where budgets are known, what is left. */
function spentColumns(limitOf: ((spender: Spender) => Limit | undefined) | undefined): Column[] {
  const spent = [
    { name: "Today", of: ({ today }: Spender) => formatCredits(today) },
    { name: "This month", of: ({ month }: Spender) => formatCredits(month) },
  ];
  if (limitOf === undefined) return spent;
  return [
    ...spent,
    { name: "Left today", of: (one) => left(limitOf(one)?.day, one.today) },
    { name: "Left this month", of: (one) => left(limitOf(one)?.month, one.month) },
  ];
}

function operations({ report }: AdminPage): Html {
  if (report.operations.length === 0) return html`<p>Nothing was asked for this month.</p>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Operations this month">
    <table>
      <thead>
        <tr>
          <th scope="col">Operation</th>
          <th scope="col">Calls</th>
          <th scope="col">Credits</th>
        </tr>
      </thead>
      <tbody>
        ${report.operations.map(
          ({ operation, calls, credits }) =>
            html`<tr>
              <th scope="row">${operation}</th>
              <td>${formatCredits(calls)}</td>
              <td>${formatCredits(credits)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function budgetsPart({ form, publicUrl, session }: AdminPage): Html {
  if (typeof form === "string")
    return html`<p role="alert" class="warn">${form}</p>
      <p>Until they are mended, those that were read last stay in force.</p>`;
  return html`<p>
      In credits, a day and a calendar month in UTC. A team or person with a number of its own has
      that alone; with none, what each other one has. A change holds within a second.
    </p>
    ${budgetsForm(form, `${publicUrl}/admin/budgets`, formToken(session))}`;
}

export function adminPage(page: AdminPage): string {
  const { report, budgets, said } = page;
  const team: Column = { name: "Team", of: (one) => one.team };
  const ofTeam = budgets && ((one: Spender) => limitOfTeam(budgets, one.name));
  const ofPerson = budgets && ((one: Spender) => limitOfPerson(budgets, one.name));
  return toGatewayPage({
    title: "Spending",
    body: html`${signedInHeader(page)}
      <h1>Spending</h1>
      ${said === undefined ? "" : html`<p role="status">${said}</p>`} ${facts(page)}
      <h2>Last thirty days</h2>
      ${spendChart(report.days)}
      <h2>Teams</h2>
      ${table("Teams", "Team", spentColumns(ofTeam), report.teams)}
      <h2>People</h2>
      ${table("People", "Person", [team, ...spentColumns(ofPerson)], report.people)}
      <h2>Operations this month</h2>
      ${operations(page)}
      <h2>Budgets</h2>
      ${budgetsPart(page)}`,
  });
}
