import { isSame, passIf, told, type Check } from "../check.js";

const codes: Check = {
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

const inResult: Check = {
  id: "error-in-result",
  title: "One cell of a result can be an error, and its neighbours figures",
  run: async ({ functions, write, settled }) => {
    const { token } = functions.open(() => [[1, functions.errorCell("#N/A", "a gap"), 3]]);
    await write("A1", [[`=STAT.VALUE("${token}")`]]);
    const seen = await settled("A1:C1");
    return passIf(isSame(seen, [[1, "#N/A", 3]]), `the cells show ${told(seen)}`);
  },
};

const inEnglish: Check = {
  id: "error-language",
  title: "Errors are read in English, whatever language Excel shows them in",
  run: async ({ write, settled }) => {
    await write("A1", [["=STAT.NOSUCHFUNCTION()", "=1/0"]]);
    const seen = await settled("A1:B1");
    return passIf(isSame(seen, [["#NAME?", "#DIV/0!"]]), `values has ${told(seen)}`);
  },
};

export const errorChecks: readonly Check[] = [codes, inResult, inEnglish];
