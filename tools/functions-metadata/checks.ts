import type { ICustomFunctionsMetadata } from "custom-functions-metadata";
import type { Translation } from "./languages.js";

/** Excel's autocomplete cuts longer texts. */
const maxDescription = 100;
const maxParameterDescription = 120;

// The generator looks for none of these: an id twice over two files, names too short for the unified
// manifest, names that are cell addresses.
const namePattern = /^[A-Z][A-Z0-9]{2,}(\.[A-Z][A-Z0-9]*)*$/;
const cellLike = /^[A-Z]{1,3}\d+$|^R\d*C\d*$/;

/** Everything that is wrong with the English metadata, one sentence each. */
export function checkMetadata(metadata: ICustomFunctionsMetadata): string[] {
  const ids = metadata.functions.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const enums = metadata.enums.map(({ id }) => id);
  return [
    ...twice.map((id) => `${id}: the id is given twice`),
    ...enums
      .filter((id, index) => enums.indexOf(id) !== index)
      .map((id) => `${id}: the enumeration is given twice`),
    ...metadata.functions.flatMap((each) => checkFunction(each)),
  ];
}

type FunctionEntry = ICustomFunctionsMetadata["functions"][number];

function checkFunction({
  id,
  name,
  description,
  helpUrl,
  parameters,
  result,
  options,
}: FunctionEntry) {
  const problems: string[] = [];
  const when = (isWrong: boolean, problem: string) => {
    if (isWrong) problems.push(`${id}: ${problem}`);
  };
  when(id !== name, "id and name differ");
  when(!namePattern.test(name) || cellLike.test(name), "not a name for a function");
  when((description ?? "") === "", "no description");
  when((description ?? "").length > maxDescription, "the description is too long");
  when(/\n/.test(description ?? ""), "the description has a second paragraph");
  when(!/^https:\/\//.test(helpUrl ?? ""), "no help address");
  when(result === undefined, "no result");
  when(options?.cancelable !== true, "cannot be cancelled");
  when(options?.requiresAddress !== true, "does not ask for its address");
  when(options?.stream === true || options?.volatile === true, "streaming or volatile");
  for (const parameter of parameters) {
    const text = parameter.description ?? "";
    when(text === "", `parameter ${parameter.name} has no description`);
    when(text.length > maxParameterDescription, `parameter ${parameter.name}: text too long`);
    when(parameter.repeating === true, `parameter ${parameter.name} is repeating`);
  }
  const firstOptional = parameters.findIndex(({ optional }) => optional === true);
  when(
    firstOptional >= 0 && parameters.slice(firstOptional).some(({ optional }) => optional !== true),
    "a required parameter stands behind an optional one",
  );
  return problems;
}

/** What a translation lacks, has too much of, or says at too great length. */
export function checkTranslation(
  metadata: ICustomFunctionsMetadata,
  { functions, enums }: Translation,
  language: string,
): string[] {
  const problems: string[] = [];
  const compare = (what: string, wanted: readonly string[], given: readonly string[]) => {
    const missing = wanted.filter((name) => !given.includes(name));
    const unknown = given.filter((name) => !wanted.includes(name));
    if (missing.length > 0) problems.push(`${language} ${what}: lacks ${missing.join(", ")}`);
    if (unknown.length > 0) problems.push(`${language} ${what}: unknown ${unknown.join(", ")}`);
  };
  compare(
    "functions",
    metadata.functions.map(({ id }) => id),
    Object.keys(functions),
  );
  for (const { id, parameters } of metadata.functions) {
    const texts = functions[id];
    if (texts === undefined) continue;
    compare(
      id,
      parameters.map(({ name }) => name),
      Object.keys(texts.parameters),
    );
    if (texts.description.length > maxDescription) problems.push(`${language} ${id}: too long`);
    for (const [name, text] of Object.entries(texts.parameters)) {
      if (text.length > maxParameterDescription)
        problems.push(`${language} ${id} ${name}: too long`);
    }
  }
  compare(
    "enumerations",
    metadata.enums.map(({ id }) => id),
    Object.keys(enums),
  );
  for (const { id, values } of metadata.enums) {
    compare(
      id,
      values.map(({ stringValue }) => stringValue ?? ""),
      Object.keys(enums[id] ?? {}),
    );
  }
  return problems;
}
