import type { NamedId } from "../../../contract/index.js";
import type { FoundItem } from "../../model/found-item.js";

export interface TopicNode {
  readonly id: number;
  readonly name: string;
  readonly children: readonly TopicNode[];
  /** The topic itself, where a list has brought it; others are known by name alone. */
  readonly item: FoundItem | undefined;
}

/**
 * The tree that a list of topics tells of: each names its parents and its children, so that more is
 * known than was received. Roots and children stand in the order of the alphabet.
 */
export function topicTree(topics: readonly FoundItem[]): TopicNode[] {
  const names = new Map<number, string>();
  const parents = new Map<number, number>();
  const items = new Map<number, FoundItem>();
  const note = ({ id, name }: NamedId, parent: number | undefined) => {
    names.set(id, name);
    if (parent !== undefined && parent !== id) parents.set(id, parent);
  };
  for (const topic of topics) {
    const id = Number(topic.id);
    items.set(id, topic);
    const path = topic.path ?? [];
    path.forEach((each, index) => {
      note(each, path[index - 1]?.id);
    });
    note({ id, name: topic.title }, path.at(-1)?.id);
    for (const child of topic.children ?? []) note(child, id);
  }
  const childrenOf = new Map<number | undefined, number[]>();
  for (const id of names.keys()) {
    const parent = parents.get(id);
    childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), id]);
  }
  // A service's circle of parents must not become an endless tree.
  const grow = (parent: number | undefined, above: ReadonlySet<number>): TopicNode[] =>
    (childrenOf.get(parent) ?? [])
      .filter((id) => !above.has(id))
      .map((id) => ({
        id,
        name: names.get(id) ?? "",
        children: grow(id, new Set(above).add(id)),
        item: items.get(id),
      }))
      .sort((a, b) => a.name.localeCompare(b.name));
  return grow(undefined, new Set());
}
