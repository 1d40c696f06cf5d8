/** "Seasonally adjusted", "saisonbereinigt": which of two figures of one thing is meant. */
import type { Concept } from "../../../library/library-model.js";

const raw =
  /\b(?:not seasonally adjusted|unadjusted|nsa|(?:nicht saison|un)bereinigt\w*|(?:non corrige\w*|brut\w*) des variations saisonnieres|sin (?:ajuste estacional|desestacionalizar))\b/;
const adjusted =
  /\b(?:seasonally adjusted|saisonbereinigt\w*|corrige\w* des variations saisonnieres|cvs|desestacionalizad\w*|ajustad\w* estacionalmente)\b/;

type IsMeant = (concept: Concept | undefined) => boolean;

/** Which concepts the folded question means; undefined where it says nothing of the season. */
export function findAdjustment(folded: string): IsMeant | undefined {
  const isRaw = raw.test(folded);
  if (!isRaw && !adjusted.test(folded)) return undefined;
  return (concept) => {
    const stated = concept?.seasonalAdjustment?.en;
    return stated !== undefined && stated.startsWith("not") === isRaw;
  };
}
