export { createPeople, noTeam } from "./people.js";
export type { People, Person } from "./people.js";
export { isAmong } from "./teams.js";
export type { Teams } from "./teams.js";
export { runKeysCommand } from "./keys-command.js";
export { runUsageCommand } from "./usage-command.js";
export { createBooks } from "./books.js";
export type { Books } from "./books.js";
