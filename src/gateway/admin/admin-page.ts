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

interface Column<Row> {
  readonly name: string;
  readonly of: (row: Row) => string;
}

function table<Row>(
  label: string,
  head: Column<Row>,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">
    <table>
      <thead>
        <tr>
          ${[head, ...columns].map(({ name }) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              <th scope="row">${head.of(row)}</th>
              ${columns.map(({ of }) => html`<td>${of(row)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** What was spent and, where budgets are known, what is left. */
function spentColumns(
  limitOf: ((spender: Spender) => Limit | undefined) | undefined,
): Column<Spender>[] {
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

const nothing = html`<p>Nothing was asked for this month.</p>`;

const counted = [
  { name: "Calls", of: ({ calls }: { calls: number }) => formatCredits(calls) },
  { name: "Credits", of: ({ credits }: { credits: number }) => formatCredits(credits) },
];

const operations = ({ report }: AdminPage): Html =>
  report.operations.length === 0
    ? nothing
    : table(
        "Operations this month",
        { name: "Operation", of: ({ operation }) => operation },
        counted,
        report.operations,
      );

const items = ({ report }: AdminPage): Html =>
  report.items.length === 0
    ? nothing
    : html`<p>
          Those on which the most was spent, by the whole firm: who read them is not counted.
        </p>
        ${table(
          "Items this month",
          { name: "Item", of: ({ item }) => item },
          [
            { name: "Operation", of: ({ operation }) => operation },
            ...counted,
            { name: "Saved", of: ({ saved }) => formatCredits(saved) },
          ],
          report.items,
        )}`;

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
  const name = (kind: string): Column<Spender> => ({ name: kind, of: (one) => one.name });
  const team: Column<Spender> = { name: "Team", of: (one) => one.team };
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
      ${table("Teams", name("Team"), spentColumns(ofTeam), report.teams)}
      <h2>People</h2>
      ${table("People", name("Person"), [team, ...spentColumns(ofPerson)], report.people)}
      <h2>Operations this month</h2>
      ${operations(page)}
      <h2>Items this month</h2>
      ${items(page)}
      <h2>Budgets</h2>
      ${budgetsPart(page)}`,
  });
}
