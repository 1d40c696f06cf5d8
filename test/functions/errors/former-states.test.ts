import { expect, it } from "vitest";
import { functionsOverLibrary } from "../support/over-library.js";

const { show, idOf } = functionsOverLibrary();

const noMore = (state: string, known: string) =>
  `#N/A ${state} is a state that is no more, and there are no figures of it here; those of what it has become are not its own: ${known}`;

it("a state that is no more is told as such, with what it has become", async () => {
  const gdp = idOf("gdp-real");
  const shown = await show(
    `=STAT.VALUE(${gdp},"Czechoslovakia",1980)`,
    `=STAT.VALUE(${gdp},"GDR",1980)`,
    `=STAT.INDICATOR(${gdp},"Germany; Allemagne de l’Est",1980)`,
    `=STAT.GROWTH(${gdp},"Jugoslawien",1960,1980)`,
  );
  expect(shown).toEqual([
    noMore("Czechoslovakia", "Czechia, Slovakia"),
    noMore("GDR", "Germany"),
    noMore("Allemagne de l’Est", "Germany"),
    noMore(
      "Jugoslawien",
      "Serbia, Croatia, Bosnia and Herzegovina, Slovenia, North Macedonia, Montenegro, Kosovo",
    ),
  ]);
});
