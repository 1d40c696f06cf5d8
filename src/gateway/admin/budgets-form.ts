import { html, type Html } from "../../server/markup/index.js";
import { ownLimit, type Budgets, type Limit } from "../budgets/index.js";

const periods = ["day", "month"] as const;
type Period = (typeof periods)[number];

/** A line of the form: whose budget it is. */
type Row =
  | { readonly kind: "firm" | "everyTeam" | "everyPerson" }
  | { readonly kind: "team" | "person"; readonly name: string };

/** What is wrong with a field, and what to do. */
interface FieldProblem {
  readonly field: string;
  readonly sentence: string;
}

export interface BudgetsForm {
  /** Texts by field, as they were typed or stand. */
  readonly fields: ReadonlyMap<string, string>;
  readonly rows: readonly Row[];
  readonly version: string;
  readonly problems: readonly FieldProblem[];
}

const mostCredits = 1e9;

const labelOf = (row: Row): string => {
  switch (row.kind) {
    case "firm":
      return "The firm";
    case "everyTeam":
      return "Each other team";
    case "everyPerson":
      return "Each other person";
    case "team":
      return `Team ${row.name}`;
    case "person":
      return row.name;
  }
};

const periodWords: Readonly<Record<Period, string>> = { day: "a day", month: "a month" };
const fieldOf = (row: Row, period: Period) =>
  `${row.kind} ${period}${"name" in row ? ` ${row.name}` : ""}`;

const limitIn = (budgets: Budgets, row: Row): Limit | undefined => {
  switch (row.kind) {
    case "team":
      return ownLimit(budgets.teams, row.name);
    case "person":
      return ownLimit(budgets.people, row.name);
    default:
      return budgets[row.kind];
  }
};

interface Known {
  readonly teams: readonly string[];
  readonly people: readonly string[];
}

const sorted = (names: Iterable<string>) => [...new Set(names)].sort((a, b) => (a < b ? -1 : 1));

function rowsOf(known: Known): Row[] {
  return [
    { kind: "firm" },
    ...known.teams.map((name) => ({ kind: "team" as const, name })),
    { kind: "everyTeam" },
    ...known.people.map((name) => ({ kind: "person" as const, name })),
    { kind: "everyPerson" },
  ];
}

/** The form as the budgets stand, for everybody who has a key or a budget. */
export function toBudgetsForm(budgets: Budgets, version: string, known: Known): BudgetsForm {
  const rows = rowsOf({
    teams: sorted([...known.teams, ...Object.keys(budgets.teams ?? {})]),
    people: sorted([...known.people, ...Object.keys(budgets.people ?? {})]),
  });
  const fields = new Map<string, string>([["contact", budgets.contact ?? ""]]);
  for (const row of rows) {
    for (const period of periods)
      fields.set(fieldOf(row, period), String(limitIn(budgets, row)?.[period] ?? ""));
  }
  return { fields, rows, version, problems: [] };
}

/** A number as people write it, with or without commas between thousands. */
const readCredits = (text: string): number | undefined => {
  const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(",", "") : text;
  const number = /^\d+(\.\d{1,6})?$/.test(plain) ? Number(plain) : NaN;
  return number <= mostCredits ? number : undefined;
};

/** A team or person that the file lets spend without any limit: no field of the form says that. */
const isUnlimited = (budgets: Budgets, row: Row) => {
  const limit = "name" in row ? limitIn(budgets, row) : undefined;
  return limit !== undefined && Object.keys(limit).length === 0;
};

/** What was sent: the budgets it means, and what is wrong where they cannot be kept. */
export function readBudgetsForm(
  sent: URLSearchParams,
  present: Budgets,
): {
  readonly form: BudgetsForm;
  readonly budgets: Budgets;
} {
  const rows = rowsOf({
    teams: sorted(sent.getAll("team")),
    people: sorted(sent.getAll("person")),
  });
  const problems: FieldProblem[] = [];
  const fields = new Map<string, string>();
  const limitOf = (row: Row): Limit => {
    const limit: { day?: number; month?: number } = {};
    for (const period of periods) {
      const field = fieldOf(row, period);
      const text = (sent.get(field) ?? "").trim();
      fields.set(field, text);
      const credits = readCredits(text);
      if (credits !== undefined) limit[period] = credits;
      else if (text !== "")
        problems.push({
          field,
          sentence: `${labelOf(row)}, ${periodWords[period]}: write a number of credits such as 500, or leave it empty for no limit of its own.`,
        });
    }
    return limit;
  };
  const contact = (sent.get("contact") ?? "").trim();
  fields.set("contact", contact);
  if (contact.length > 200)
    problems.push({ field: "contact", sentence: "Who can raise them: at most 200 letters." });
  const entries = rows
    .map((row) => ({ row, limit: limitOf(row) }))
    .filter(({ row, limit }) => Object.keys(limit).length > 0 || isUnlimited(present, row));
  const budgets = toBudgets(entries, contact);
  return { form: { fields, rows, version: sent.get("version") ?? "", problems }, budgets };
}

function toBudgets(
  entries: readonly { readonly row: Row; readonly limit: Limit }[],
  contact: string,
): Budgets {
  const own = (kind: "team" | "person") =>
    Object.fromEntries(
      entries.flatMap(({ row, limit }) =>
        "name" in row && row.kind === kind ? [[row.name, limit]] : [],
      ),
    );
  const shared = entries.flatMap(({ row, limit }) => ("name" in row ? [] : [[row.kind, limit]]));
  const [teams, people] = [own("team"), own("person")];
  return {
    ...(Object.fromEntries(shared) as Pick<Budgets, "firm" | "everyTeam" | "everyPerson">),
    ...(Object.keys(teams).length === 0 ? {} : { teams }),
    ...(Object.keys(people).length === 0 ? {} : { people }),
    ...(contact === "" ? {} : { contact }),
  };
}

const idOf = (field: string) => `f-${Buffer.from(field).toString("hex")}`;

function input({ fields, problems }: BudgetsForm, field: string, label: string): Html {
  const isWrong = problems.some((problem) => problem.field === field);
  const marks = isWrong ? { html: 'aria-invalid="true" aria-describedby="problems"' } : "";
  return html`<input
    id="${idOf(field)}"
    name="${field}"
    value="${fields.get(field) ?? ""}"
    aria-label="${label}"
    inputmode="decimal"
    autocomplete="off"
    ${marks}
  />`;
}

const hiddenNames = (rows: readonly Row[]): Html[] =>
  rows.flatMap((row) =>
    "name" in row ? [html`<input type="hidden" name="${row.kind}" value="${row.name}" />`] : [],
  );

const problemList = ({ problems }: BudgetsForm): Html | string =>
  problems.length === 0
    ? ""
    : html`<div id="problems" role="alert" class="warn">
        <p>Nothing was changed yet:</p>
        <ul>
          ${problems.map(
            ({ field, sentence }) => html`<li><a href="#${idOf(field)}">${sentence}</a></li>`,
          )}
        </ul>
      </div>`;

/** @param token the session's own */
export function budgetsForm(form: BudgetsForm, action: string, token: Html): Html {
  const { rows, version } = form;
  const line = (row: Row) =>
    html`<tr>
      <th scope="row">${labelOf(row)}</th>
      ${periods.map(
        (period) =>
          html`<td>
            ${input(form, fieldOf(row, period), `${labelOf(row)}, credits ${periodWords[period]}`)}
          </td>`,
      )}
    </tr>`;
  return html`<form method="post" action="${action}">
    ${token}<input type="hidden" name="version" value="${version}" /> ${hiddenNames(rows)}
    ${problemList(form)}
    <div class="scroll" tabindex="0" role="region" aria-label="Budgets">
      <table>
        <thead>
          <tr>
            <th scope="col">Credits at most</th>
            <th scope="col">a day</th>
            <th scope="col">a month</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(line)}
        </tbody>
      </table>
    </div>
    <p class="field">
      <label for="${idOf("contact")}">Who can raise them, for the sentence of a refusal</label>
      ${input(form, "contact", "Who can raise them, for the sentence of a refusal")}
    </p>
    <p><button class="main">Save the budgets</button></p>
  </form>`;
}
