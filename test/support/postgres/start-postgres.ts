export { startPostgres, type RunningPostgres } from "../../../tools/servers/start-postgres.js";
