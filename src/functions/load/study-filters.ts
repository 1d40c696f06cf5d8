import type { Platform } from "../../contract/index.js";
import { foldText, geolocationNumber } from "../../statistics/index.js";
import { CellError } from "../messages/cell-error.js";
import type { Call } from "../guard.js";

const rules = {
  industry: { kind: "text", example: "a number or a name" },
  geolocation: { kind: "text", example: "Germany, DEU, 276 …" },
} as const;

interface Chosen {
  readonly industry?: string;
  readonly geolocation?: string;
  readonly platform?: Platform;
}

/** The API filters studies by numbers; people know names. */
async function read(
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

/** The contract keeps the list of industries to itself, but every study names its own with numbers. */
async function industryOf(
  call: Call,
  industry: string,
  platform: Platform | undefined,
): Promise<string> {
  if (/^\d+$/.test(industry)) return industry;
  const sample = await call.services.client.list(
    "listStudies",
    {
      q: "*",
      size: 100,
      ...(platform === undefined ? {} : { platform }),
    },
    call.options,
  );
  const known = new Map(
    sample.value.items.flatMap((item) => item.industries.map(({ id, name }) => [name, id])),
  );
  const wanted = foldText(industry);
  const names = [...known.keys()];
  const name =
    names.find((each) => foldText(each) === wanted) ??
    names.find((each) => foldText(each).includes(wanted));
  const id = name === undefined ? undefined : known.get(name);
  if (id !== undefined) return String(id);
  throw new CellError("unknown-industry", { industry, known: names.sort().join(", ") });
}

export const studyFilters = { rules, read } as const;
