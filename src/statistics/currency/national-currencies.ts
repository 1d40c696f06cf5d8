/** The currencies that one country alone gives out, under the names that ICU has for them. */
import inUse from "country-to-currency";
import { platforms, type Platform } from "../../contract/known-values.js";
import * as iso from "i18n-iso-countries/index.js";

interface NationalCurrency {
  /** ISO 4217. */
  readonly code: string;
  /** ISO 3166-1 alpha-3. */
  readonly place: string;
  /** In the singular: "Polish Zloty", "Polnischer Złoty", "zloty polonais", "esloti". */
  readonly names: Readonly<Record<Platform, string>>;
}

/**
 * Those in use of which the country's code is the beginning, as ISO 4217 has it: neither the euro nor the CFA franc,
 * and none of those that are no more.
 */
export function nationalCurrencies(): readonly NationalCurrency[] {
  const alpha3 = iso.getAlpha2Codes();
  const names = platforms.map(
    (language) => [language, new Intl.DisplayNames(language, { type: "currency" })] as const,
  );
  return [...new Set(Object.values(inUse))].flatMap((code) => {
    const place = alpha3[code.slice(0, 2)];
    if (place === undefined) return [];
    const called = Object.fromEntries(
      names.map(([language, named]) => [language, named.of(code) ?? code]),
    ) as Record<Platform, string>;
    return [{ code, place, names: called }];
  });
}
