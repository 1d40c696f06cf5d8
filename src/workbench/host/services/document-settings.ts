/** `Office.context.document.settings`: JSON texts by key, kept with the workbook. */
export class DocumentSettings {
  readonly values: Map<string, string>;

  constructor(values: Iterable<readonly [string, string]> = []) {
    this.values = new Map(values);
  }

  /** Answers the two calls of the settings, undefined for any other. */
  answer(data: Readonly<Record<string, unknown>>): unknown {
    const method = data["DdaSettingsMethod"] as Readonly<Record<string, unknown>> | undefined;
    if (method === undefined) return undefined;
    const properties = method["Properties"];
    if (Array.isArray(properties)) {
      this.values.clear();
      for (const [key, json] of properties as readonly (readonly [string, string])[]) {
        this.values.set(key, json);
      }
      return { Version: 1, Error: 0, Properties: {} };
    }
    return {
      Version: 1,
      Error: 0,
      Properties: { Settings: [...this.values].map(([Name, Value]) => ({ Name, Value })) },
    };
  }
}
