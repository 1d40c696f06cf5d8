/** What is looked at first where a question names places and nothing else. */
import type { Subject } from "../../columns/sharings.js";

/** Keys of concepts, those that say most of an economy first: the newest source of each before the older. */
const headlines = `
  us-gdpc1 us-gdp gdp-real
  us-inflation factbook-inflation
  us-unrate factbook-unemployment
  us-popthm population
  gdp-per-capita factbook-gdp-growth factbook-gdp-ppp
  us-fedfunds us-gs10 factbook-discount-rate
  us-federal-debt-to-gdp factbook-public-debt
  us-federal-balance-to-gdp factbook-budget-balance
  us-payems employment
  us-bopgstb us-netfi factbook-current-account factbook-exports factbook-imports
  usd-exchange-rate usd-exchange-rate-annual exchange-rate
  factbook-reserves life-expectancy urban-share fertility
  factbook-co2-emissions renewable-share carbon-intensity`
  .trim()
  .split(/\s+/);

/** Of the first of them; it fits in a byte, as the workspace keeps it. */
export const mostOfHeadline = headlines.length;

const places = new Map(headlines.map((key, at) => [key, mostOfHeadline - at]));

const placeOf = (concept = ""): number => places.get(concept) ?? 0;

/** 0 where a subject is none of them, up to `mostOfHeadline`. A place's key figures are as much as the first of them. */
export function headlineOf({ concepts, shape }: Subject): number {
  if (concepts.length === 1) return placeOf(concepts[0]);
  return shape === "profile" ? Math.max(...concepts.map(placeOf)) : 0;
}
