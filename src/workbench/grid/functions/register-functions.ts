import { registries } from "@odoo/o-spreadsheet";
import type { EvaluationContext, FunctionCalls } from "./calls.js";
import type { GridArgument, GridResult } from "./call-values.js";
import type {
  FunctionDescription,
  FunctionEnum,
  FunctionParameter,
  FunctionsMetadata,
} from "./function-metadata.js";
import "../spreadsheet.js";

type Compute = (this: unknown, ...args: never[]) => GridResult;

/** Under this key a model's calls stand in the context o-spreadsheet gives to functions. */
export const callsKey = "functionCalls";

interface CallsContext extends EvaluationContext {
  readonly functionCalls?: FunctionCalls;
}

/**
 * Makes an add-in's functions known to the formula engine, for every model of this realm; what a
 * function does is answered by the calls of the model it is evaluated in.
 *
 * @param namespace the manifest's, before the dot of every name
 */
export function registerFunctions(namespace: string, metadata: FunctionsMetadata): void {
  for (const description of metadata.functions) {
    const name = `${namespace}.${description.name}`.toUpperCase();
    registries.functionRegistry.replace(name, {
      description: description.description ?? "",
      category: namespace,
      args: description.parameters.map((parameter) =>
        toGridParameter(parameter, metadata.enums, metadata.allowErrorForDataTypeAny === true),
      ),
      isExported: false,
      compute: computeOf(description) as never,
    });
  }
  passBusyThrough();
}

function computeOf(description: FunctionDescription): Compute {
  return function (this: CallsContext, ...args: GridArgument[]) {
    const calls = this.functionCalls;
    // A function that takes errors is not called with what is only on its way.
    if (args.some(holdsBusy)) return { value: "#BUSY!" };
    return calls === undefined
      ? { value: "#NAME?", message: "No add-in is loaded in this workbook." }
      : calls.evaluate(description, args, this);
  } as Compute;
}

function toGridParameter(
  parameter: FunctionParameter,
  enums: readonly FunctionEnum[] | undefined,
  allowErrors: boolean,
) {
  const isMatrix = parameter.dimensionality === "matrix";
  const choices = enums?.find(({ id }) => id === parameter.customEnumId)?.values ?? [];
  return {
    name: parameter.name,
    description: parameter.description ?? "",
    type: [isMatrix ? ("RANGE" as const) : ("ANY" as const), ...(isMatrix ? ["ANY" as const] : [])],
    optional: parameter.optional === true && parameter.repeating !== true,
    repeating: parameter.repeating === true,
    acceptMatrix: isMatrix,
    // Otherwise the engine itself answers with the error and the function is not called.
    acceptErrors: allowErrors,
    ...(choices.length === 0
      ? {}
      : {
          proposalValues: choices.map((choice) => ({
            value: choice.stringValue ?? choice.numberValue ?? choice.name,
            label: choice.tooltip ?? choice.name,
          })),
        }),
  };
}

/** In Excel a formula over a pending cell is pending itself; IFERROR must not answer for it. */
function passBusyThrough(): void {
  const { functionRegistry } = registries;
  for (const name of ["IFERROR", "IFNA", "ISERROR", "ISNA", "ISERR"]) {
    const { compute, args, description, category } = functionRegistry.get(name);
    if (wrapped.has(compute)) continue;
    const passing: typeof compute = function (...given) {
      const first: unknown = given[0];
      if (isBusy(first)) return { value: "#BUSY!" };
      return compute.apply(this, given);
    };
    wrapped.add(passing);
    functionRegistry.replace(name, {
      compute: passing,
      args,
      description,
      ...(category === undefined ? {} : { category }),
      isExported: true,
    });
  }
}

const wrapped = new WeakSet<object>();

const holdsBusy = (argument: GridArgument) =>
  Array.isArray(argument)
    ? (argument as unknown[][]).some((column) => column.some(isBusy))
    : isBusy(argument);

/** References arrive as a matrix of one cell. */
function isBusy(argument: unknown): boolean {
  const columns = Array.isArray(argument) ? (argument as unknown[][]) : [[argument]];
  const single = columns.length === 1 && columns[0]?.length === 1 ? columns[0][0] : undefined;
  return (
    typeof single === "object" && single !== null && "value" in single && single.value === "#BUSY!"
  );
}
