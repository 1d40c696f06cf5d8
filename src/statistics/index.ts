export {
  addMonths,
  dayOf,
  firstOf,
  fromExcelSerial,
  lastOf,
  localDay,
  partsOf,
  toExcelSerial,
  toIsoDate,
} from "./dates/day.js";
export type { Day } from "./dates/day.js";
export { longDay } from "./dates/long-day.js";
export { calendarDay, dayOfTimestamp, parseDate } from "./dates/parse-date.js";
export type { DateSide } from "./dates/parse-date.js";
export { allowedBy, parseOptions } from "./options/parse-options.js";
export type { OptionRule, OptionRules, OptionValues } from "./options/parse-options.js";
export { citationStyles } from "./citations/citation-styles.js";
export type { CitationStyle } from "./citations/citation-styles.js";
export { cite } from "./citations/cite.js";
export { licencesOf } from "./citations/licences.js";
export { noSource } from "./citations/cited-work.js";
export type { CitedWork } from "./citations/cited-work.js";
export { forecastFrom, isForecast, publishedOn } from "./periods/forecast-from.js";
export { canProve, isClaim } from "./matching/claim.js";
export type { KnownHeaders } from "./matching/claim.js";
export { compareFigures } from "./matching/compare-figures.js";
export type { FigureMatch, LineStart } from "./matching/compare-figures.js";
export { figureRowOf, periodNumbers } from "./matching/figure-row.js";
export type { FigureRow } from "./matching/figure-row.js";
export { figureAnchors, figuresEvidence } from "./matching/weigh-figures.js";
export type { FigureAnchor, TypedFigures } from "./matching/weigh-figures.js";
export { monthOf } from "./periods/month-names.js";
export { parsePeriod } from "./periods/parse-period.js";
export type { Period, PeriodKind } from "./periods/parse-period.js";
export { growthBetween } from "./periods/growth.js";
export { readChanges } from "./asked/asked-change.js";
export type { AskedChange } from "./asked/asked-change.js";
export {
  askedFrequencyOf,
  languageOfFrequency,
  readFrequency,
  latestPartIn,
  withFrequencies,
} from "./asked/asked-frequency.js";
export type { AskedFrequency } from "./asked/asked-frequency.js";
export { parseAskedPeriod } from "./asked/asked-period.js";
export type { AskedPeriod } from "./asked/asked-period.js";
export { countOf, numberOfWord } from "./asked/number-words.js";
export { matchedWords } from "./text/matched-words.js";
export { reachesNow } from "./asked/dates/reaches-now.js";
export { readAsked } from "./asked/lazy-asked.js";
export type { AskedPart, AskedParts } from "./asked/read-asked.js";
export { combineWords } from "./periods/answers/combine-words.js";
export type { CombineWord } from "./periods/answers/combine-words.js";
export { frequencyOf } from "./periods/frequency.js";
export { changesInPoints, combineWordFor } from "./periods/answers/combine-kinds.js";
export { isFiscalYear } from "./periods/fiscal-year.js";
export { namesFiscalYears } from "./periods/names-fiscal-years.js";
export { breaksAt, breaksOf, eraOf, isMixed } from "./periods/answers/breaks.js";
export { shownBreaks, type BreakingSeries } from "./periods/answers/shown-breaks.js";
export { longerFrequency } from "./transforms/longer-frequency.js";
export { exactPeriod } from "./periods/answers/period-answer.js";
export { answerPeriod } from "./periods/answers/combined-period.js";
export { earlierPoint } from "./periods/answers/earlier-point.js";
export { compareLengths, shifted, spanLabel } from "./periods/answers/span.js";
export type { PeriodAnswer, PeriodProblem } from "./periods/answers/period-problem.js";
export {
  firstPoint,
  isYearNumber,
  latestPoint,
  parseSpan,
  toPoints,
} from "./periods/pick-point.js";
export type { Point, Span } from "./periods/pick-point.js";
export { periodInTitle } from "./periods/period-in-title.js";
export { liveTitle, saysPeriods, titleWithoutYears } from "./periods/title-without-years.js";
export { periodCell, periodDateWords } from "./periods/period-cell.js";
export { daysOfYear, isOldFigure, isWholeYear } from "./periods/answers/old-figure.js";
export { periodLabel } from "./periods/period-label.js";
export { placeOfDemonym } from "./places/demonyms.js";
export { formerStateNames, successorsOf } from "./places/former-states.js";
export { placeGroups } from "./places/place-groups.js";
export type { PlaceGroup } from "./places/place-groups.js";
export { spokenNames } from "./places/spoken-names.js";
export { unclearNames } from "./places/unclear-names.js";
export { geolocationNumber, loadPlaces, membersOf } from "./places/places.js";
export type { Place, Places } from "./places/places.js";
export { cellNumber, longestCellText } from "./numbers/cell-limits.js";
export { decimalSignOf, parseNumber } from "./numbers/parse-number.js";
export { categoryKey } from "./tables/category-key.js";
export { distinctNames, joinTables } from "./tables/join-tables.js";
export { numericValues } from "./tables/numeric-values.js";
export {
  columnOrder,
  comparePeriods,
  filterRows,
  limitTable,
  sortTable,
  sortWords,
} from "./tables/order.js";
export type { SortWord } from "./tables/order.js";
export { layoutWords, shapeTable } from "./tables/shape-table.js";
export type { TableShape } from "./tables/shape-table.js";
export { isDateCell, isFractionCell, transpose } from "./tables/table.js";
export type { DateCell, TableCell } from "./tables/table.js";
export { foldAccents, foldText } from "./text/fold-text.js";
export { fold, toTokens } from "./text/tokens.js";
export type { Token } from "./text/tokens.js";
export { decodeEntities, plainText } from "./text/plain-text.js";
export { rescale } from "./units/apply-scale.js";
export { readListedUnits } from "./units/listed-units.js";
export { readUnit, seriesUnit, withoutUnit } from "./units/read-unit.js";
export { saysPercent } from "./units/says-percent.js";
export { leadingScale } from "./units/scales.js";
export { titleWithUnit } from "./units/title-with-unit.js";
export { unitAtScale } from "./units/unit-at-scale.js";
export { holdsScale } from "./units/unread-scale.js";
export { scaleFor, scaleWords } from "./units/wanted-scale.js";
export type { ScaleWord } from "./units/wanted-scale.js";
export type { Unit } from "./units/read-unit.js";
export { chartOptions, excelChart } from "./chart/index.js";
export { convertTable, rateWordFor } from "./currency/convert.js";
export type { Rates, RateWord } from "./currency/convert.js";
export { currencies, currencyOf } from "./currency/currencies.js";
export type { Currency } from "./currency/currencies.js";
export { nationalCurrencies } from "./currency/national-currencies.js";
export { moneyOf, rateBase, unitIn } from "./currency/money-unit.js";
export { changeWords, fillWords, frequencyWords } from "./transforms/transform-words.js";
export type { ChangeWord } from "./transforms/transform-words.js";
export { hasTransforms, isFraction } from "./transforms/wanted-transforms.js";
export {
  differenceFor,
  isPercentOfPercent,
  isPercent,
  transformedUnit,
} from "./transforms/transformed-unit.js";
export type { Transforms } from "./transforms/wanted-transforms.js";
export { transformTable } from "./transforms/transform-table.js";
export type { BaseProblem } from "./transforms/rebase.js";
export type {
  IncompletePeriod,
  TransformFacts,
  TransformProblem,
} from "./transforms/transform-table.js";
