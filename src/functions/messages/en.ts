/** What a cell's error says, by sentence id. Short, and with what to do next. */
export const en = {
  "missing-part":
    "A part of the add-in could not be loaded: check the connection, then recalculate",
  "missing-key": "Add your API key in the STAT pane",
  "bad-key": "The service does not accept your API key: check it in the STAT pane",
  forbidden: "Your API key does not include this data: ask your provider for access",
  "not-found":
    "The service has no content with this id: STAT.SEARCH and STAT.INDICATORS list the ids",
  "bad-input": "The service did not accept the request: {detail}",
  "rate-limited": "Too many requests: recalculate in {seconds} s",
  timeout: "The service did not answer in time: recalculate to try again",
  offline: "The service cannot be reached: check connection and address in the STAT pane",
  server: "The service has a problem: try again later",
  "bad-response": "The service's answer cannot be read: try again later",
  aborted: "Cancelled",
  budget: "Budget reached: raise the credits per day in the STAT pane",
  "research-failed": "The question could not be answered: try other words",
  "no-answer": "No answer: {detail}",
  "still-researching": "Still researching: recalculate to continue",
  "not-cached": "Not loaded yet: press Enter or refresh",
  outdated:
    "The service has changed this indicator since some of these places were loaded: recalculate to load them again",
  "question-held": "Not asked yet: allow this workbook's questions under Workbook in the STAT pane",
  "no-content":
    "The service has no content with the id {id}: STAT.SEARCH and STAT.INDICATORS list the ids",
  "indicators-only":
    "No indicator has the id {id}: STAT.INDICATORS lists them, STAT.DATA takes statistics",

  "no-results": 'No results for "{query}"',
  "no-results-said": 'No results for "{query}": {detail}',
  "no-results-published":
    'No results for "{query}" published {window}: from and to are days of publication',
  "empty-query": 'Say what to look for, such as "electric cars"',
  "empty-question": 'Ask a question, such as "How large is Germany\'s GDP?"',
  "bad-date": "{argument} is not a date: {value}. Use 2024-05-31, 2024, today or -5Y",
  "reversed-dates": "from ({from}) is later than to ({to})",
  "before-depth": "to is {to}, but the service has nothing published before {first}",
  "bad-size": "size must be a whole number from 1 to {max}, not {value}",
  "bad-width": "width must be a whole number from 1 to 10000, not {value}",
  "missing-id": "Give an id: STAT.SEARCH and STAT.INDICATORS list them",
  "unreadable-cell":
    "This cell holds no text, number or date, but {type}: name what is meant, such as =A1.Name",
  "empty-argument": "The cell for {argument} is empty: fill it, or leave {argument} out",
  "bad-id": "Not an id: {value}. STAT.SEARCH and STAT.INDICATORS list them",
  "bad-period": "Not a period: {value}. Use 2024, 2024-05, Q2 2024 or -5Y",
  "statistics-only":
    "{value} is not the id of a statistic: {name} takes the numbers that STAT.SEARCH lists",
  "unknown-option": "Unknown option {option}. Allowed: {allowed}",
  "bad-option-value": "{option} cannot be {value}. Allowed: {allowed}",
  "unknown-field": "Unknown field {field}. Allowed: {allowed}",
  "unknown-place": "Unknown place: {place}. Use a name or a code such as Germany, DE or DEU",
  "several-places": "{place} may be any of these: {known}",
  "unknown-place-near": "Unknown place: {place}. Did you mean {near}?",
  "former-state":
    "{place} is a state that is no more, and there are no figures of it here; those of what it has become are not its own: {known}",
  "unknown-industry": "Unknown industry: {industry}. Use its number, or a name such as {known}",
  "unknown-series": "No series {series}. There are: {known}",
  "no-value": "No figure for {period}",
  "before-data": "No figure for {period}: the data begin in {first}",
  "after-data": "No figure for {period}: the data end in {last}",
  "gap-in-data": "No figure for {period}: there is none between {before} and {after}",
  "finer-data":
    "{period} has several figures, such as {example}: combine them by agg=avg, sum, last, first, min or max",
  "coarser-data": "No figure for {period} alone: the data have one for {example}",
  "incomplete-period":
    "{period} is not complete: {count} figures from {first} to {last}, some are missing",
  "incomplete-one": "{period} is not complete: of its figures there is that of {first} alone",
  "mixed-period":
    "No figure for {period}: the series breaks within it, at {at}, so that its figures make none together; agg=last takes the last of them",
  "fiscal-year":
    "{period} is a fiscal year, and nobody has said which months it has: name the year alone where the figures are of such years, else months or quarters that the data have",
  "no-change":
    "{option}: nothing can be computed for {period}, since it or an earlier figure that it needs is missing or not whole",
  "no-logarithm": "{option}: {period} is {value}, and only what is above zero has a logarithm",
  "change-sign":
    "{option}: the change of {period} cannot be told in percent, since one of its two figures is not above zero: change={better} shows it",
  "series-breaks":
    "The series breaks at {period}: figures from there on cannot be compared with earlier ones",
  "irregular-periods":
    "{option} needs periods of one length, such as years or months: these rows are something else",
  "coarser-periods": "freq={freq} is finer than the data: figures can be combined, not divided",
  "needs-agg": "Say how freq={freq} combines these figures: agg=avg, sum, last, first, min or max",
  "no-sum":
    "agg=sum has no meaning for rates, prices, indices, shares, stocks, months, quarters and half-years of weeks and figures per head, per hour or at annual rates: use agg=avg or last",
  "unclear-scale":
    "scale={scale} needs to know what one of these figures stands for, and their unit does not say it in a way that is understood ({unit}): leave scale= out",
  "not-money":
    "currency={currency} converts money of a known currency: these figures are in {unit}",
  "constant-money":
    "currency={currency} has no meaning for figures at constant prices or by purchasing power: {unit}",
  "no-rates":
    "The service has no rates of exchange from {from} to {to} for the periods of these figures",
  "no-rate": "No rate of exchange from {from} to {to} for {period}",
  "currency-needs-agg":
    "Say what these figures are: agg=sum or avg for flows (average rates), agg=last for stocks (rates at the end)",
  "base-breaks":
    "rebase={base}: the series breaks within it, so that there is no one level to be 100",
  "base-not-covered": "rebase={base}: the data have no complete figure for it",
  "base-not-positive":
    "rebase={base}: the figure there is not above zero, so that it cannot be 100",
  "bad-combination": "{one} has no meaning with {other}: leave one of them out",
  "unknown-group": "{id} is neither a group that STAT.PLACES() lists nor the id of an indicator",
  "unknown-coverage": "Nobody has said which places {id} covers: STAT.INDICATORS lists them",
  "mixed-frequencies":
    "These indicators come in several frequencies ({known}): freq=A, S, Q, M or W brings them to one",
  "group-in-range":
    "{group} is a group of {count} places: give it as the only cell, or list its members with STAT.PLACES",
  "members-only":
    '{group} has no figure of its own here: "members of {group}" takes those of its {count} places',
  "cross-period":
    "layout=cross shows one period, or the latest of each: give from alone, or neither",
  "choose-series": "Name a series: there are {count}: {known}",
  "choose-place": "Name a place: there are {count}, such as {known}",
  "unknown-category": "No category {category}. There are: {known}",
  "no-values": "No values up to today: latest=any takes forecasts too",
  "outside-periods": "Nothing between from and to ({bounds}): the data covers {first} to {last}",
  "no-categories": "No period to choose from: name a category, such as {example}",
  "no-chart": "This content has no data table",
  "no-geo": "No data for {place}: STAT.INDICATORS lists the places of an indicator",
  "no-image": "This content has no picture",
  "premium-image":
    "Pictures of premium content open in the pane alone: a cell keeps no right to see them",
  "no-report": "There is no {format} report for this content",
  "no-facts": "The answer has no key facts",
  "no-sources": "The answer names no sources",
  "no-periods": "Growth needs periods: this content has categories, such as {example}",
  "one-period":
    "from and to both lead to {period}, the last period with a value: no growth to show",
  "growth-lengths":
    "{from} and {to} are not of one length: growth is from a year to a year, from a month to a month",
  "growth-negative":
    "Growth from or to a figure below zero cannot be told in percent: {period} is {value}; the difference of two STAT.VALUE shows the change",
  "growth-percent":
    "The figures are percentages, whose growth would read as percentage points: the difference of two STAT.VALUE shows those, their quotient less 1 the change in percent",
  "growth-zero": "Growth from zero has no value",
  "growth-sign": "rate=cagr needs two values above zero and a period between them",
  "text-value": "The value is not a number: {value}",
  "too-many-cells":
    "{cells} cells are too many for one formula (at most {max}): use limit= or fewer ids",
  "too-large": "The result is too large for one formula: use limit=, columns= or fewer ids",
  unexpected: "Something unexpected happened: recalculate, then see the errors in the STAT pane",
} as const;

export type SentenceId = keyof typeof en;
export type Sentences = Readonly<Record<SentenceId, string>>;
