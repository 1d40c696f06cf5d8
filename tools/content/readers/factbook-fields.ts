/** Where each figure stands in a country's profile, and the factor to the concept's unit. */
interface FactbookField {
  readonly path: readonly [section: string, field: string, part?: string];
  /** Divides the plain number ("$3.7 trillion" is 3.7e12). */
  readonly per: number;
  /** What must stand behind the number; a figure in another unit is left out. */
  readonly unit: RegExp;
}

const economy = (field: string, per: number, unit: RegExp, part?: string): FactbookField => ({
  path: part === undefined ? ["Economy", field] : ["Economy", field, part],
  per,
  unit,
});
const section =
  (name: string) =>
  (field: string, per: number, unit: RegExp, part?: string): FactbookField => ({
    path: part === undefined ? [name, field] : [name, field, part],
    per,
    unit,
  });
const energy = section("Energy");
const people = section("People and Society");
const network = section("Communications");
const transport = section("Transportation");
const land = section("Geography");

const dollars = /^\$$/;
const percent = /^%/;
const ofGdp = /^% of GDP/;
const count = /^$/;
const bn = 1e9;

export const factbookFields: Readonly<Record<string, FactbookField>> = {
  "gdp-ppp": economy("GDP (purchasing power parity)", bn, dollars),
  "gdp-nominal": economy("GDP (official exchange rate)", bn, dollars),
  "gdp-growth": economy("GDP - real growth rate", 1, percent),
  "gdp-per-capita-ppp": economy("GDP - per capita (PPP)", 1, dollars),
  "sector-agriculture": economy(
    "GDP - composition, by sector of origin",
    1,
    percent,
    "agriculture",
  ),
  "sector-industry": economy("GDP - composition, by sector of origin", 1, percent, "industry"),
  "sector-services": economy("GDP - composition, by sector of origin", 1, percent, "services"),
  "industrial-growth": economy("Industrial production growth rate", 1, percent),
  "national-saving": economy("Gross national saving", 1, ofGdp),
  unemployment: economy("Unemployment rate", 1, percent),
  "youth-unemployment": people("Unemployment, youth ages 15-24", 1, percent, "total"),
  "labour-force": economy("Labor force", 1e6, count),
  "labour-agriculture": economy("Labor force - by occupation", 1, percent, "agriculture"),
  "labour-industry": economy("Labor force - by occupation", 1, percent, "industry"),
  "labour-services": economy("Labor force - by occupation", 1, percent, "services"),
  poverty: economy("Population below poverty line", 1, percent),
  gini: economy("Distribution of family income - Gini index", 1, count),
  "income-top-decile": economy(
    "Household income or consumption by percentage share",
    1,
    percent,
    "highest 10%",
  ),
  "income-bottom-decile": economy(
    "Household income or consumption by percentage share",
    1,
    percent,
    "lowest 10%",
  ),
  exports: economy("Exports", bn, dollars),
  imports: economy("Imports", bn, dollars),
  "current-account": economy("Current account balance", bn, dollars),
  "fdi-inward": economy("Stock of direct foreign investment - at home", bn, dollars),
  "fdi-outward": economy("Stock of direct foreign investment - abroad", bn, dollars),
  inflation: economy("Inflation rate (consumer prices)", 1, percent),
  "discount-rate": economy("Central bank discount rate", 1, percent),
  "lending-rate": economy("Commercial bank prime lending rate", 1, percent),
  "broad-money": economy("Stock of broad money", bn, dollars),
  "market-capitalisation": economy("Market value of publicly traded shares", bn, dollars),
  reserves: economy("Reserves of foreign exchange and gold", bn, dollars),
  "external-debt": economy("Debt - external", bn, dollars),
  "public-debt": economy("Public debt", 1, ofGdp),
  "budget-revenue": economy("Budget", bn, dollars, "revenues"),
  "budget-expenditure": economy("Budget", bn, dollars, "expenditures"),
  "tax-ratio": economy("Taxes and other revenues", 1, ofGdp),
  "budget-balance": economy("Budget surplus (+) or deficit (-)", 1, ofGdp),
  "military-spending": section("Military")("Military expenditures", 1, ofGdp),
  "median-age": people("Median age", 1, /^years/, "total"),
  "age-0-14": people("Age structure", 1, percent, "0-14 years"),
  "age-15-24": people("Age structure", 1, percent, "15-24 years"),
  "age-25-54": people("Age structure", 1, percent, "25-54 years"),
  "age-55-64": people("Age structure", 1, percent, "55-64 years"),
  "age-65-up": people("Age structure", 1, percent, "65 years and over"),
  "dependency-ratio": people("Dependency ratios", 1, percent, "total dependency ratio"),
  "birth-rate": people("Birth rate", 1, /^births\/1,000/),
  "death-rate": people("Death rate", 1, /^deaths\/1,000/),
  "net-migration": people("Net migration rate", 1, /^migrant\(s\)\/1,000/),
  "health-spending": people("Health expenditures", 1, ofGdp),
  physicians: people("Physicians density", 1, /^physicians\/1,000/),
  "hospital-beds": people("Hospital bed density", 1, /^beds\/1,000/),
  obesity: people("Obesity - adult prevalence rate", 1, percent),
  "hiv-prevalence": people("HIV/AIDS - adult prevalence rate", 1, percent),
  "education-spending": people("Education expenditures", 1, ofGdp),
  "school-life": people(
    "School life expectancy (primary to tertiary education)",
    1,
    /^years/,
    "total",
  ),
  literacy: people("Literacy", 1, percent, "total population"),
  forest: land("Land use", 1, percent, "forest"),
  "agricultural-land": land("Land use", 1, percent, "agricultural land"),
  "other-land": land("Land use", 1, percent, "other"),
  "irrigated-land": land("Irrigated land", 1, /^sq km/),
  "water-resources": land("Total renewable water resources", 1, /^cu km/),
  "electricity-production": energy("Electricity - production", bn, /^kWh/),
  "electricity-consumption": energy("Electricity - consumption", bn, /^kWh/),
  "electricity-exports": energy("Electricity - exports", bn, /^kWh/),
  "electricity-imports": energy("Electricity - imports", bn, /^kWh/),
  "electricity-capacity": energy("Electricity - installed generating capacity", 1e6, /^kW/),
  "capacity-fossil": energy("Electricity - from fossil fuels", 1, percent),
  "capacity-nuclear": energy("Electricity - from nuclear fuels", 1, percent),
  "capacity-hydro": energy("Electricity - from hydroelectric plants", 1, percent),
  "capacity-renewable": energy("Electricity - from other renewable sources", 1, percent),
  "oil-production": energy("Crude oil - production", 1e3, /^bbl\/day/),
  "oil-exports": energy("Crude oil - exports", 1e3, /^bbl\/day/),
  "oil-imports": energy("Crude oil - imports", 1e3, /^bbl\/day/),
  "oil-reserves": energy("Crude oil - proved reserves", bn, /^bbl/),
  "refined-consumption": energy("Refined petroleum products - consumption", 1e3, /^bbl\/day/),
  "gas-production": energy("Natural gas - production", bn, /^cu m/),
  "gas-consumption": energy("Natural gas - consumption", bn, /^cu m/),
  "gas-reserves": energy("Natural gas - proved reserves", bn, /^cu m/),
  "co2-emissions": energy("Carbon dioxide emissions from consumption of energy", 1e6, /^Mt/),
  "internet-users": network("Internet users", 1e6, count, "total"),
  "internet-penetration": network("Internet users", 1, percent, "percent of population"),
  "mobile-subscriptions": network("Telephones - mobile cellular", 1e6, count, "total"),
  "mobile-density": network(
    "Telephones - mobile cellular",
    1,
    count,
    "subscriptions per 100 inhabitants",
  ),
  "fixed-lines": network("Telephones - fixed lines", 1e6, count, "total subscriptions"),
  "fixed-density": network(
    "Telephones - fixed lines",
    1,
    count,
    "subscriptions per 100 inhabitants",
  ),
  airports: transport("Airports", 1, count),
  railways: transport("Railways", 1, /^km/, "total"),
  roads: transport("Roadways", 1, /^km/, "total"),
  waterways: transport("Waterways", 1, /^km/),
  "merchant-ships": transport("Merchant marine", 1, count, "total"),
};
