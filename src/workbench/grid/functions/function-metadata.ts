/** What a functions.json says, as custom-functions-metadata writes it. */
export interface FunctionParameter {
  readonly name: string;
  readonly description?: string;
  readonly type?: string;
  readonly dimensionality?: string;
  readonly optional?: boolean;
  readonly repeating?: boolean;
  readonly customEnumId?: string;
}

interface FunctionOptions {
  readonly cancelable?: boolean;
  readonly stream?: boolean;
  readonly volatile?: boolean;
  readonly requiresAddress?: boolean;
  readonly requiresStreamAddress?: boolean;
  readonly requiresParameterAddresses?: boolean;
  readonly requiresStreamParameterAddresses?: boolean;
}

export interface FunctionDescription {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly helpUrl?: string;
  readonly parameters: readonly FunctionParameter[];
  readonly result?: { readonly type?: string; readonly dimensionality?: string };
  readonly options?: FunctionOptions;
}

export interface FunctionEnum {
  readonly id: string;
  readonly type: "string" | "number";
  readonly values: readonly {
    readonly name: string;
    readonly stringValue?: string;
    readonly numberValue?: number;
    readonly tooltip?: string;
  }[];
}

export interface FunctionsMetadata {
  readonly functions: readonly FunctionDescription[];
  readonly enums?: readonly FunctionEnum[];
  readonly allowErrorForDataTypeAny?: boolean;
  readonly allowCustomDataForDataTypeAny?: boolean;
}
