import {
  Button,
  FlatTree,
  Text,
  TreeItem,
  TreeItemLayout,
  makeStyles,
  tokens,
  useHeadlessFlatTree_unstable,
  type FlatTreeProps,
  type HeadlessFlatTreeItemProps,
} from "@fluentui/react-components";
import { ErrorLine } from "../../controls/ErrorLine.js";
import { SkeletonRows } from "../../controls/waiting/SkeletonRows.js";
import { useMessages } from "../../messages/use-messages.js";
import { topicsTexts } from "../../messages/topics.js";
import { useTexts } from "../../services/use-texts.js";
import { noFilters } from "../../model/search/filters.js";
import { useSearch } from "../../session/search/search-provider.js";
import { topicTree, type TopicNode } from "./topic-tree.js";
import { useTopics } from "./use-topics.js";

const useStyles = makeStyles({
  view: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalS },
  start: { alignSelf: "flex-start" },
  name: { overflowWrap: "anywhere" },
});

/** The topics as a tree; a leaf leads to its indicators, whose search is free. */
export default function TopicBrowser() {
  const texts = useTexts(topicsTexts);
  const { app } = useMessages();
  const { search, open } = useSearch();
  const { items, total, isAsking, error, price, hasMore, more } = useTopics();
  const styles = useStyles();
  const choose = ({ item, name }: TopicNode) => {
    if (item === undefined) search({ query: name, kind: "indicators", filters: noFilters });
    else open(item);
  };
  return (
    <div className={styles.view}>
      <Text>{texts.hint}</Text>
      {error !== null && <ErrorLine error={error} onRetry={more} />}
      {items.length > 0 && <TopicTree nodes={topicTree(items)} onChoose={choose} />}
      {isAsking && <SkeletonRows label={app.loading} count={6} />}
      {!isAsking && hasMore && price !== null && !price.isCached && (
        <Button className={styles.start} onClick={more}>
          {total === null ? texts.load(price) : texts.loadMore(items.length, total, price)}
        </Button>
      )}
    </div>
  );
}

interface TopicTreeProps {
  readonly nodes: readonly TopicNode[];
  readonly onChoose: (node: TopicNode) => void;
}

type Line = HeadlessFlatTreeItemProps & {
  readonly value: string;
  readonly name: string;
  readonly node: TopicNode;
};

/**
 * Drawn flat, level by level as it is opened: nested items would take the names of all below them as
 * part of their own.
 */
function TopicTree({ nodes, onChoose }: TopicTreeProps) {
  const texts = useTexts(topicsTexts);
  const styles = useStyles();
  const lines = (siblings: readonly TopicNode[], parentValue?: string): Line[] =>
    siblings.flatMap((node) => {
      const value = String(node.id);
      const parent = parentValue === undefined ? {} : { parentValue };
      const own = { value, ...parent, name: node.name, node };
      if (node.children.length === 0) return [own];
      // A branch opens when pressed; its own content needs a line.
      const self = { value: `${value}-own`, parentValue: value, name: texts.searchIn(node.name) };
      return [own, { ...self, node }, ...lines(node.children, value)];
    });
  const tree = useHeadlessFlatTree_unstable(lines(nodes));
  // Fluent's own types take no ref under React 19's; the tree hands one over.
  const props = tree.getTreeProps() as FlatTreeProps;
  return (
    <FlatTree {...props} aria-label={texts.tree} size="small">
      {Array.from(tree.items(), (item) => {
        const { name, node, ...line } = item.getTreeItemProps();
        const isLeaf = line.itemType === "leaf";
        return (
          <TreeItem
            {...line}
            key={item.value}
            {...(isLeaf
              ? {
                  onClick: () => {
                    onChoose(node);
                  },
                }
              : {})}
          >
            <TreeItemLayout className={styles.name}>{name}</TreeItemLayout>
          </TreeItem>
        );
      })}
    </FlatTree>
  );
}
