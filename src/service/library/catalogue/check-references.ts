import type { Catalogue } from "./catalogue.js";

/** What one definition says of another that is not there, and what is there twice. */
export function findBrokenReferences(catalogue: Catalogue): string[] {
  return [
    ...findFaultsOfConcepts(catalogue),
    ...findFaultsOfTopics(catalogue),
    ...findUnknownConcepts(catalogue),
  ];
}

function findFaultsOfConcepts(catalogue: Catalogue): string[] {
  const { units, remarks, seasonalAdjustments, topics } = catalogue;
  const topicIds = new Set(topics.map(({ id }) => id));
  const concepts = new Set<string>();
  const faults: string[] = [];
  for (const { key, unit, remark, topic, seasonalAdjustment } of catalogue.concepts) {
    const says = (what: string) => faults.push(`The concept ${key} ${what}`);
    if (concepts.has(key)) says("is defined twice.");
    concepts.add(key);
    if (units[unit] === undefined) says(`has the unit ${unit}, which units.json does not define.`);
    for (const name of [remark, units[unit]?.remark].flat())
      if (name !== undefined && remarks[name] === undefined)
        says(`has the remark ${name}, which remarks.json does not define.`);
    if (seasonalAdjustment !== undefined && seasonalAdjustments[seasonalAdjustment] === undefined)
      says(
        `has the adjustment ${seasonalAdjustment}, which seasonal-adjustments.json does not define.`,
      );
    if (!topicIds.has(topic))
      says(`has the topic ${String(topic)}, which topics.json does not define.`);
  }
  return faults;
}

function findFaultsOfTopics({ topics, industries, marketTypes }: Catalogue): string[] {
  const topicIds = new Set(topics.map(({ id }) => id));
  const faults: string[] = [];
  if (topicIds.size < topics.length) faults.push("Two topics in topics.json have the same id.");
  for (const { id, parent, industry } of topics) {
    if (parent !== null && !topicIds.has(parent))
      faults.push(
        `The topic ${String(id)} has the parent ${String(parent)}, which does not exist.`,
      );
    if (!industries.has(industry))
      faults.push(
        `The topic ${String(id)} has the industry ${String(industry)}, which does not exist.`,
      );
  }
  for (const id of industries.keys())
    if (!marketTypes.has(id)) faults.push(`The industry ${String(id)} has no market type.`);
  return faults;
}

/** Concepts that a definition names and that are not there. */
function findUnknownConcepts(catalogue: Catalogue): string[] {
  const concepts = new Set(catalogue.concepts.map(({ key }) => key));
  const uses = [
    ...catalogue.concepts.map(({ key, newer = [], changeOf }) => ({
      by: `The concept ${key}`,
      keys: [...newer, ...(changeOf === undefined ? [] : [changeOf])],
    })),
    ...[...catalogue.compositions.values()].map(({ key, parts }) => ({
      by: `The composition ${key}`,
      keys: parts.map(({ concept }) => concept),
    })),
    ...[...catalogue.duals.values()].map(({ key, concepts: pair }) => ({
      by: `The dual ${key}`,
      keys: [...pair],
    })),
    ...[...catalogue.profiles.values()].map(({ key, concepts: members }) => ({
      by: `The profile ${key}`,
      keys: [...members],
    })),
  ];
  return uses.flatMap(({ by, keys }) =>
    keys
      .filter((key) => !concepts.has(key))
      .map((key) => `${by} names the concept ${key}, which does not exist.`),
  );
}
