import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startService, type EmbeddedService } from "./support/embedded-service.js";
import { openFunctions, type FunctionsWorkbench } from "./support/functions-workbench.js";

let service: EmbeddedService;
let workbench: FunctionsWorkbench;
beforeAll(async () => {
  service = await startService();
  workbench = await openFunctions({ fetch, key: "demo-advanced", serviceAddress: service.address });
});
afterAll(async () => {
  workbench.dispose();
  await service.close();
});
describe("x", () => {
  it("prints", async () => {
    const f = [
      '=STAT.SEARCH("population germany",,,3)',
      '=STAT.STATISTICS("population",2010,,3,"platform=en; sort=newest")',
      '=STAT.INFOGRAPHICS("energy",,,2)',
      '=STAT.TOPICS("economy",,,2)',
      '=STAT.STUDIES("population",,,2,"geolocation=Germany")',
      '=STAT.STUDIES("*",,,2,"industry=Economy")',
      '=STAT.STUDIES("*",,,2,"industry=xyzzy")',
      '=STAT.INDICATORS("gross domestic product",2,"columns=id,title,start,end")',
      '=STAT.DATA(7598345427,"limit=-3")',
      '=STAT.INDICATOR("c3f2c926-3f26-52e6-8e62-5e9b5ba4bf0a","Germany, FR",2015)',
      "=STAT.VALUE(7598345427,2017)",
      '=STAT.GROWTH(7598345427,2007,2017,,"rate=cagr")',
      "=STAT.INFO(7598345427)",
      '=STAT.CITE(7598345427,"apa")',
      '=STAT.REPORT(7598345427,"pdf")',
      "=STAT.IMAGE(7598345427,600)",
      "=STAT.CARD(7598345427)",
      '=STAT.ASK("How large is the population of Germany?")',
      '=STAT.ASK.FACTS("How large is the population of Germany?")',
      '=STAT.ASK.SOURCES("How large is the population of Germany?")',
      "=STAT.STATUS()",
    ];
    const shown = await workbench.show(f);
    for (const [i, x] of f.entries()) console.log(x, JSON.stringify(shown[i]));
    expect(1).toBe(1);
  }, 100000);
});
