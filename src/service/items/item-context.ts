import type { Platform } from "../../contract/index.js";
import type { ApiKey } from "../keys/index.js";
import { pictureWidths, type Links, type PictureKind } from "../links/index.js";
import type { DataSource, Library, LibraryPlace } from "../library/library-model.js";

/** What an answer's items are made with: whose call it is and in which language. */
export interface ItemContext {
  readonly library: Library;
  readonly links: Links;
  readonly key: ApiKey;
  readonly language: Platform;
}

/** Days of the library as the contract's date-times. */
export const toDateTime = (day: string): string => `${day}T00:00:00Z`;

/** Descriptions are for keys whose package has them. */
export const descriptionFor = (key: ApiKey, description: string): { description?: string } =>
  key.package.hasDescriptions ? { description } : {};

const present = <T>(found: T | undefined): T[] => (found === undefined ? [] : [found]);

const sourcesOf = (library: Library, keys: readonly string[]): DataSource[] =>
  keys.flatMap((key) => present(library.sources.get(key)));

/** `sources` and `publishers`; nobody but the publishers has gathered the library's data. */
export function toSources(library: Library, keys: readonly string[]) {
  const found = sourcesOf(library, keys);
  const publishers = [...new Set(found.map((source) => source.publisher))];
  const publishedBy = (name: string) =>
    found.filter(({ publisher }) => publisher === name).map(({ title }) => title);
  return {
    // All of them are in the present edition of the library.
    sources: found.map(({ title, subtitle, licence }) => ({
      title,
      subtitle,
      licence,
      is_active: true,
    })),
    publishers: publishers.map((title) => {
      const subtitle = [...new Set(publishedBy(title))].filter((one) => one !== title).join(", ");
      return { title, ...(subtitle === "" ? {} : { subtitle }), is_active: true };
    }),
    chargers: [],
  };
}

export const placesOf = (library: Library, codes: readonly string[]): LibraryPlace[] =>
  codes.flatMap((code) => present(library.places.get(code)));

const mostPlacesListed = 20;

// By list, which is a record's own and never changes: a ranking's has two hundred places.
const related = new WeakMap<readonly string[], readonly LibraryPlace[]>();

function relatedPlaces(library: Library, codes: readonly string[]): readonly LibraryPlace[] {
  const known = related.get(codes) ?? findRelated(library, codes);
  related.set(codes, known);
  return known;
}

/** The places themselves; for a ranking of many the region that holds them all, else the world. */
function findRelated(library: Library, codes: readonly string[]): LibraryPlace[] {
  const found = placesOf(library, codes);
  if (found.length <= mostPlacesListed) return found;
  const [region, ...others] = new Set(found.map((place) => place.region));
  const common = others.length === 0 ? region : undefined;
  return placesOf(library, [common ?? "WLD"]);
}

export const toGeolocations = ({ library, language }: ItemContext, codes: readonly string[]) =>
  relatedPlaces(library, codes).map((place) => ({
    name: place.name[language],
    code: place.alpha2OrM49,
    id: place.id,
  }));

export const toIndustries = ({ library, language }: ItemContext, industry: number) =>
  present(library.industries.get(industry)).map((names) => ({
    name: names[language],
    id: industry,
  }));

export const toTeasers = (
  { links, language }: ItemContext,
  kind: PictureKind,
  id: number,
): { width: number; src: string }[] =>
  pictureWidths.map((width) => ({ width, src: links.picture(kind, id, language, width) }));
