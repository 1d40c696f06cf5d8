import { isSame, passIf, told, type Check } from "../check.js";

const errorCodes: Check = {
  id: "error-codes",
  title: "Errors of functions arrive as #N/A and #VALUE!",
  run: async ({ functions, write, settled }) => {
    const missing = functions.open(() => functions.refuse("#N/A", "not available"));
    const wrong = functions.open(() => functions.refuse("#VALUE!", "not valid"));
    await write("A1", [[`=STAT.VALUE("${missing.token}")`, `=STAT.VALUE("${wrong.token}")`]]);
    const seen = await settled("A1:B1");
    return passIf(isSame(seen, [["#N/A", "#VALUE!"]]), `the cells show ${told(seen)}`);
  },
};

export const errorChecks: readonly Check[] = [errorCodes];
