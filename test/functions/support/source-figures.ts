import type { ExpectedFormula } from "./show-formulas.js";

const gdp = '"c3f2c926-3f26-52e6-8e62-5e9b5ba4bf0a"';
const population = '"69e91409-83cd-5a80-b0b0-9207c2e3d48f"';
const urban = '"6ea81cb7-1382-5fb5-a1b6-707b6e67acc0"';

/**
 * Figures worked out beside the product, with decimal arithmetic of 40 digits from the sources' own
 * files: Penn World Table 9.1 (rgdpna, rounded to whole millions as the library publishes it), World
 * Bank population tables, Gapminder.
 */
export const sourceFigures: readonly ExpectedFormula[] = [
  [
    `=STAT.VALUE(${gdp},{"DEU","FRA","JPN","USA","CHN","IND"},{2000;2017})`,
    [
      [3061182, 2082954, 4361037, 12883895, 5042129, 2882664],
      [3805884, 2565994, 5020396, 17711024, 18978502, 8769179],
    ],
  ],
  [`=STAT.GROWTH(${gdp},"DEU",2000,2017)`, [[0.243272696625029]]],
  [`=STAT.GROWTH(${gdp},"DEU",2000,2017,"rate=cagr")`, [[0.012891039523899]]],
  [`=STAT.GROWTH(${gdp},"China",1990,2010)`, [[4.07454383796462]]],
  [`=STAT.GROWTH(${gdp},"China",1990,2010,"rate=cagr")`, [[0.0846006251769966]]],
  [`=STAT.GROWTH(${gdp},"Japan",2007)`, [[0.0529482111988778]]],
  [`=STAT.GROWTH(${gdp},"USA")`, [[6.88226859135404]]],
  [`=STAT.GROWTH(${gdp},"USA",,,"rate=cagr")`, [[0.0312948622604183]]],
  [`=STAT.VALUE(${gdp},"DEU",2017,"scale=trillion")`, [[3.805884]]],
  [
    `=STAT.VALUE(${population},"India",{2005,2010,2015,2017})`,
    [[1154638713, 1240613620, 1322866505, 1354195680]],
  ],
  [`=STAT.GROWTH(${population},"India",2005,2015)`, [[0.145697342472528]]],
  [`=STAT.GROWTH(${population},"India",2005,2015,"rate=cagr")`, [[0.0136942675716969]]],
  [`=STAT.GROWTH(${population},"Japan",2009,2017)`, [[-0.00839535483064812]]],
  [`=STAT.GROWTH(${population},"Japan",2009,2017,"rate=cagr")`, [[-0.00105329418494871]]],
  [
    `=STAT.VALUE(${urban},{"Japan";"Germany"},{2000,2015})`,
    [
      [99760751, 116182717],
      [61629857, 63062064],
    ],
  ],
  // An index to a base year is a division of two values.
  [
    `=ROUND(STAT.VALUE(${population},"India",2017)/STAT.VALUE(${population},"India",2010)*100,10)`,
    [[109.1553129975]],
  ],
  // Urban by total population: the published share, 77.2 %.
  [
    `=ROUND(STAT.VALUE(${urban},"Germany",2015)/STAT.VALUE(${population},"Germany",2015),8)`,
    [[0.772]],
  ],
  ['=STAT.VALUE("8f7c9730-d489-50bd-bf30-a0102761717a","Germany",2015)', [[77.2]]],
  ['=STAT.VALUE("bdf952c8-9346-5c86-9b0a-48f6e1f432d2","Germany",{1900,2010})', [[43.9, 80.3]]],
  ['=STAT.VALUE("112693d8-13d4-5d31-8bca-e072db1a679d","Germany",{1960,2010})', [[34, 3.5]]],
  ['=STAT.VALUE("f75e16f4-9614-5061-b2bc-217c985c1065","Germany",1900)', [[4596]]],
  ['=STAT.VALUE("6609d687-4c15-5a7a-9613-fa8dc3b2029f","Germany",2017)', [[43.236]]],
];

const statistic = "7598345427";

/** The functions inside Excel's own, as an analyst nests them. */
export const nested: readonly ExpectedFormula[] = [
  [`=SUM(STAT.VALUE(${gdp},{"DEU","FRA"},2017))`, [[6371878]]],
  [`=IF(STAT.VALUE(${statistic})>8E7,"large","small")`, [["large"]]],
  [`=IFNA(STAT.VALUE(1),"none")`, [["none"]]],
  [`=VLOOKUP(2010,STAT.DATA(${statistic}),2,FALSE)`, [[81776930]]],
  [
    `=XLOOKUP(2010,INDEX(STAT.DATA(${statistic}),0,1),INDEX(STAT.DATA(${statistic}),0,2))`,
    [[81776930]],
  ],
  [
    `=FILTER(STAT.DATA(${statistic},"headers=off"),INDEX(STAT.DATA(${statistic},"headers=off"),0,1)>=2016)`,
    [
      [2016, 82348669],
      [2017, 82657002],
    ],
  ],
  [`=TEXT(STAT.GROWTH(${statistic},,2010,2017),"0.0%")`, [["1.1%"]]],
  [
    '=STAT.VALUE(STAT.SEARCH("total population of Germany",,,1,"columns=id; headers=off"))',
    [[82657002]],
  ],
];
