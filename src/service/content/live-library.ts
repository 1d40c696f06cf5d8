import type { Library } from "../library/library-model.js";
import type { QueryParser, SearchBackend } from "../search/index.js";

/** What answers are made of; all three are of one library. */
export interface LiveContent {
  readonly library: Library;
  readonly parser: QueryParser;
  readonly search: SearchBackend;
}

/** Content that everybody may hold on to while it is replaced: each question goes to what is current. */
export function createLiveContent(current: () => LiveContent): LiveContent {
  const library: Library = {
    get edition() {
      return current().library.edition;
    },
    get sources() {
      return current().library.sources;
    },
    get places() {
      return current().library.places;
    },
    get concepts() {
      return current().library.concepts;
    },
    get industries() {
      return current().library.industries;
    },
    get statistics() {
      return current().library.statistics;
    },
    get topics() {
      return current().library.topics;
    },
    get studies() {
      return current().library.studies;
    },
    get infographics() {
      return current().library.infographics;
    },
    observations: (concept, place) => current().library.observations(concept, place),
    updatedAt: (item) => current().library.updatedAt?.(item),
    coveredPlaces: (concept) => current().library.coveredPlaces(concept),
    statisticTexts: (record, language) => current().library.statisticTexts(record, language),
    studyTexts: (record, language) => current().library.studyTexts(record, language),
    infographicTexts: (record, language) => current().library.infographicTexts(record, language),
    chart: (record, language) => current().library.chart(record, language),
  };
  return {
    library,
    parser: currentParser(() => current().parser),
    search: {
      search: (request) => current().search.search(request),
      ready: () => current().search.ready(),
      health: () => current().search.health(),
      close: () => current().search.close(),
    },
  };
}

/** The one that is there when it is asked. */
export const currentParser = (current: () => QueryParser): QueryParser => ({
  parse: (question) => current().parse(question),
  plainly: (question) => current().plainly(question),
});
