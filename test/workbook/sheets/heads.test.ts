import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { platforms } from "../../../src/contract/index.js";
import { writeAuditSheet } from "../../../src/workbook/index.js";
import { writeChangesSheet } from "../../../src/workbook/sheets/changes-sheet.js";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

const now = new Date(2026, 10, 20, 12);
let cared: CaredWorkbench;
let figure: number;
beforeEach(async () => {
  figure = 1;
  cared = await openCared((url) => ({
    body: statisticAnswer(Number(url.searchParams.get("id")), { "2020": figure }),
  }));
});
afterEach(() => {
  cared.workbench.dispose();
});

const heads = {
  en: ["As of 2026-11-20: 1 cell, 1 distinct request", "Last on 2026-11-20: 1 point in 1 request"],
  de: [
    "Stand 2026-11-20: 1 Zelle, 1 verschiedene Anfrage",
    "Zuletzt am 2026-11-20: 1 Punkt in 1 Anfrage",
  ],
  fr: [
    "Situation au 2026-11-20\u00a0: 1 cellule, 1 requête distincte",
    "Dernière fois le 2026-11-20\u00a0: 1 point dans 1 requête",
  ],
  es: [
    "Con fecha de 2026-11-20: 1 celda, 1 solicitud distinta",
    "Por última vez el 2026-11-20: 1 punto en 1 solicitud",
  ],
} as const;

describe("the head of a sheet about one figure", () => {
  it.each(platforms)(
    "speaks of one, and shows the names of its columns whole (%s)",
    async (language) => {
      cared.workbench.enter("A1", "=STAT.VALUE(7)");
      await cared.workbench.idle();
      figure = 2;
      const scope = { kind: "workbook" } as const;
      const plan = await cared.operations.plan({ scope, includeFresh: true });
      const { requests } = await cared.operations.refresh(plan);
      const shown = await cared.workbench.run(async (context) => {
        const audit = (await writeAuditSheet(context, cared.data, now, language)).sheet;
        const changes = (await writeChangesSheet(context, requests, now, language)).sheet;
        const sheets = [audit, changes].map((sheet) => {
          const [head, names] = [sheet.getRange("A2"), sheet.getRange("A4:I4")];
          head.load("values");
          names.load("format/wrapText");
          return { head, names };
        });
        await context.sync();
        return sheets.map(({ head, names }) => [head.values, names.format.wrapText]);
      });
      expect(shown).toEqual(heads[language].map((head) => [[[head]], true]));
    },
  );
});
