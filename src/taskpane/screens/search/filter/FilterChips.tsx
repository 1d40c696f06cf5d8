import { useEffect, useState } from "react";
import { loadPlaces } from "../../../../statistics/index.js";
import { Chip, Chips } from "../../../controls/Chip.js";
import { formatDate } from "../../../controls/format-date.js";
import { useMessages } from "../../../messages/use-messages.js";
import { noFilters, setFilters, type FilterName } from "../../../model/search/filters.js";
import { noNarrowing, setNarrowing, type NarrowName } from "../../../model/search/narrowing.js";
import { useServices } from "../../../services/services.js";
import { useSearch } from "../../../session/search/search-provider.js";

/** The filters that are on, each to be taken off. */
export default function FilterChips() {
  const { search: texts, said } = useMessages();
  const { filters, narrowing, changeFilters, narrow } = useSearch();
  const filterText = useFilterText();
  const narrowText = useNarrowText();
  const chip = (key: string, text: string, onTakeOff: () => void) => (
    <Chip key={key} text={text} action={said.takeOff(text)} onTakeOff={onTakeOff} />
  );
  return (
    <Chips label={texts.filters}>
      {setFilters(filters).map((name) =>
        chip(name, filterText(name), () => {
          changeFilters({ [name]: noFilters[name] });
        }),
      )}
      {setNarrowing(narrowing).map((name) =>
        chip(name, narrowText(name), () => {
          narrow({ [name]: noNarrowing[name] });
        }),
      )}
    </Chips>
  );
}

function useNarrowText() {
  const { search: texts } = useMessages();
  const { narrowing } = useSearch();
  return (name: NarrowName): string => {
    const { frequency, source, since } = narrowing;
    if (name === "frequency") return frequency === "" ? "" : texts.frequencies[frequency];
    return name === "source" ? source : texts.orLater(since);
  };
}

function useFilterText() {
  const { search: texts, language } = useMessages();
  const { filters, results } = useSearch();
  const placeName = usePlaceName(filters.place);
  const values: Readonly<Record<FilterName, () => string>> = {
    platform: () => (filters.platform === "any" ? "" : texts.platforms[filters.platform]),
    from: () => formatDate(filters.from, language),
    to: () => formatDate(filters.to, language),
    premium: () => (filters.premium === "only" ? texts.premiumOnly : texts.freeOnly),
    industry: () => {
      const named = Object.values(results)
        .flatMap(({ items }) => items)
        .flatMap(({ industries }) => industries)
        .find(({ id }) => String(id) === filters.industry);
      return named?.name ?? filters.industry;
    },
    place: () => placeName,
    sort: () => texts.newest,
  };
  const namesItself: readonly FilterName[] = ["premium", "sort"];
  return (name: FilterName): string =>
    namesItself.includes(name) ? values[name]() : `${texts.filterNames[name]}: ${values[name]()}`;
}

/** The number itself until, or unless, the names of places are there. */
function usePlaceName(number: string): string {
  const { language } = useServices();
  const [named, setNamed] = useState<{ readonly number: string; readonly name: string }>();
  useEffect(() => {
    if (number === "") return;
    loadPlaces()
      .then((places) => {
        const place = places.all().find((each) => String(each.number) === number);
        if (place !== undefined) setNamed({ number, name: place.names[language()] });
      })
      .catch(() => {
        // A name less; the number says it too.
      });
  }, [language, number]);
  return named?.number === number ? named.name : number;
}
