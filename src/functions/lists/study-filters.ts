import type { Industry, Platform } from "../../contract/index.js";
import { foldText, geolocationNumber } from "../../statistics/index.js";
import { CellError } from "../messages/cell-error.js";
import type { Call } from "../calls/guard.js";

interface Chosen {
  readonly industry?: string;
  readonly geolocation?: string;
  readonly platform?: Platform;
}

/** The API filters studies by numbers; people know names. */
export async function readStudyFilters(
  call: Call,
  { industry, geolocation, platform }: Chosen,
): Promise<{ industry?: string; geolocation?: string }> {
  const [industryNumber, placeNumber] = await Promise.all([
    industry === undefined ? undefined : industryOf(call, industry, platform),
    geolocation === undefined ? undefined : geolocationOf(geolocation),
  ]);
  return {
    ...(industryNumber === undefined ? {} : { industry: industryNumber }),
    ...(placeNumber === undefined ? {} : { geolocation: placeNumber }),
  };
}

async function geolocationOf(place: string): Promise<string> {
  const number = await geolocationNumber(place);
  if (number === undefined) throw new CellError("unknown-place", { place });
  return String(number);
}

/**
 * The contract keeps the list of industries to itself, but every study and statistic names its own
 * with numbers; those found with the name are the likeliest to have it.
 */
async function industryOf(
  call: Call,
  industry: string,
  platform: Platform | undefined,
): Promise<string> {
  if (/^\d+$/.test(industry)) return industry;
  const known = new Map<string, number>();
  const find = () => findIndustry(known, industry);
  const { client } = call.services;
  const note = (items: readonly { readonly industries?: readonly Industry[] }[]) => {
    for (const each of items.flatMap((item) => item.industries ?? [])) {
      if (each.id !== undefined && each.id > 0) known.set(each.name, each.id);
    }
  };
  const inLanguage = platform === undefined ? {} : { platform };
  for (const q of [industry, "*"]) {
    const studies = { q, size: sampleSize, ...inLanguage };
    note((await client.list("listStudies", studies, call.options)).value.items);
    if (find() !== undefined) return String(find());
  }
  const statistics = { q: industry, size: sampleSize };
  note((await client.list("searchStatistics", statistics, call.options)).value.items);
  const found = find();
  if (found !== undefined) return String(found);
  throw new CellError("unknown-industry", { industry, known: [...known.keys()].sort().join(", ") });
}

const sampleSize = 50;

/** The same name, else one that contains what was typed. */
function findIndustry(known: ReadonlyMap<string, number>, industry: string): number | undefined {
  const wanted = foldText(industry);
  const names = [...known.keys()];
  const name =
    names.find((each) => foldText(each) === wanted) ??
    names.find((each) => foldText(each).includes(wanted));
  return name === undefined ? undefined : known.get(name);
}
