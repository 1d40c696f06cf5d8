export { authenticate, isKnownKey } from "./authenticate.js";
export { describeFailure, describeFault } from "./describe-failure.js";
export {
  read,
  readAddress,
  readDatabaseReadUrls,
  readDatabaseUrl,
  readMetrics,
  readOrigins,
  throwProblems,
} from "./environment.js";
export type { Environment, Problems } from "./environment.js";
export { createErrorHandler, toApiError, toErrorBody } from "./answers/error-answers.js";
export { parseWords } from "./words/parse-words.js";
export { remember } from "./remember.js";
export { securityHeaders } from "./security-headers.js";
export { mostConnections, serverOptions } from "./server-options.js";
export { shownPath } from "./shown-path.js";
export { commandsOf } from "./started-by.js";
export { terminalText } from "./terminal-text.js";
export { toCsv, toTextTable } from "./text-table.js";
export { limitUnfinished, type Unfinished } from "./unfinished.js";
export { wantsHelp } from "./words/wants-help.js";
export { dayOf, nextDay, nextMonth, toUsage } from "./answers/usage-answer.js";
