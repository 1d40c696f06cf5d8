import type { Catalogue } from "./catalogue.js";

/** What one definition says of another that is not there, and what is there twice. */
export function findBrokenReferences(catalogue: Catalogue): string[] {
  const { units, remarks, seasonalAdjustments, industries, topics, marketTypes } = catalogue;
  const topicIds = new Set(topics.map(({ id }) => id));
  const concepts = new Set<string>();
  const faults: string[] = [];
  for (const { key, unit, remark, topic, seasonalAdjustment } of catalogue.concepts) {
    const says = (what: string) => faults.push(`The concept ${key} ${what}`);
    if (concepts.has(key)) says("is defined twice.");
    concepts.add(key);
    if (units[unit] === undefined) says(`has the unit ${unit}, which units.json does not define.`);
    if (remark !== undefined && remarks[remark] === undefined)
      says(`has the remark ${remark}, which remarks.json does not define.`);
    if (seasonalAdjustment !== undefined && seasonalAdjustments[seasonalAdjustment] === undefined)
      says(
        `has the adjustment ${seasonalAdjustment}, which seasonal-adjustments.json does not define.`,
      );
    if (!topicIds.has(topic))
      says(`has the topic ${String(topic)}, which topics.json does not define.`);
  }
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
  const uses = [
    ...catalogue.concepts.map(({ key, newer = [] }) => ({
      by: `The concept ${key}`,
      keys: [...newer],
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
  for (const { by, keys } of uses)
    for (const key of keys)
      if (!concepts.has(key)) faults.push(`${by} names the concept ${key}, which does not exist.`);
  return faults;
}
