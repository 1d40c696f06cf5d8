import { describe, expect, it } from "vitest";
import { loadFunctionForms } from "../../src/addin/pane/function-forms.js";
import { createViewRequests } from "../../src/addin/view-requests.js";
import { registry } from "../../src/functions/index.js";
import { baseMetadata } from "../../tools/functions-metadata.js";

describe("what a ribbon button wants to see", () => {
  it("waits for a pane that is not there yet, the last wish alone, and is told once", () => {
    const requests = createViewRequests();
    requests.request("ask");
    requests.request("refresh");
    const seen: string[] = [];
    const stop = requests.onRequest((view) => seen.push(view));
    expect(seen).toEqual(["refresh"]);
    requests.request("builder");
    stop();
    requests.onRequest((view) => seen.push(view));
    expect(seen).toEqual(["refresh", "builder"]);
  });
});

describe("the functions as forms", () => {
  it("have every function with its parameters, and the options that it takes", async () => {
    const metadata = await baseMetadata();
    const forms = await loadFunctionForms("en", async () =>
      Promise.resolve(Response.json(metadata)),
    );
    expect(forms.map(({ id }) => id).sort()).toEqual(metadata.functions.map(({ id }) => id).sort());
    for (const { id, parameters, optionRules: rules } of forms) {
      const takesOptions = parameters.some(({ name }) => name === "options");
      expect(rules !== undefined, id).toBe(takesOptions);
      for (const { description } of parameters) expect(description).not.toBe("");
    }
    const cite = forms.find(({ id }) => id === "CITE");
    expect(cite?.parameters.find(({ name }) => name === "style")?.words).toContain("bibtex");
    expect(Object.keys(registry)).toContain("DATA");
  });
});
