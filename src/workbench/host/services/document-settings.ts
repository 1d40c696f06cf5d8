/** `Office.context.document.settings`: JSON texts by key, kept with the workbook. */
export class DocumentSettings {
  readonly values: Map<string, string>;

  constructor(values: Iterable<readonly [string, string]> = []) {
    this.values = new Map(values);
  }

  /** An add-in saves all its settings at once. */
  replace(settings: readonly (readonly [string, string])[]): void {
    this.values.clear();
    for (const [key, json] of settings) this.values.set(key, json);
  }

  /** Answers the two calls of the settings, undefined for any other. */
  answer(data: Readonly<Record<string, unknown>>): unknown {
    const method = data["DdaSettingsMethod"] as Readonly<Record<string, unknown>> | undefined;
    if (method === undefined) return undefined;
    const properties = method["Properties"];
    if (Array.isArray(properties)) {
      this.replace(properties as readonly (readonly [string, string])[]);
      return { Version: 1, Error: 0, Properties: {} };
    }
    return {
      Version: 1,
      Error: 0,
      Properties: { Settings: [...this.values].map(([Name, Value]) => ({ Name, Value })) },
    };
  }
}
