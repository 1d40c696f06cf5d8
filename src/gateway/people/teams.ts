import type { Person } from "./people.js";

/** Teams that something is open to; `all` is everybody, also who has no team. */
export type Teams = "all" | ReadonlySet<string>;

export const isAmong = (teams: Teams, { team }: Pick<Person, "team">): boolean =>
  teams === "all" || teams.has(team);
