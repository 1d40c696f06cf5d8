import { useState } from "react";
import {
  Button,
  Spinner,
  Text,
  Tree,
  TreeItem,
  TreeItemLayout,
  makeStyles,
  tokens,
} from "@fluentui/react-components";
import { ErrorLine } from "../controls/ErrorLine.js";
import { useMessages } from "../messages/use-messages.js";
import { noFilters } from "../search/filters.js";
import { useSearch } from "../search/search-state.js";
import { topicTree, type TopicNode } from "./topic-tree.js";
import { useTopics } from "./use-topics.js";

const useStyles = makeStyles({
  view: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalS },
  start: { alignSelf: "flex-start" },
  name: { overflowWrap: "anywhere" },
});

/** The topics as a tree; a leaf leads to its indicators, whose search is free. */
export default function TopicBrowser() {
  const { topics: texts, app } = useMessages();
  const { search, open } = useSearch();
  const { items, total, isAsking, error, price, hasMore, more } = useTopics();
  const styles = useStyles();
  const tree = topicTree(items);
  const choose = ({ item, name }: TopicNode) => {
    if (item === undefined) search({ query: name, kind: "indicators", filters: noFilters });
    else open(item);
  };
  return (
    <div className={styles.view}>
      <Text>{texts.hint}</Text>
      {error !== null && <ErrorLine error={error} onRetry={more} />}
      {tree.length > 0 && (
        <Tree aria-label={texts.tree} size="small">
          {tree.map((node) => (
            <TopicBranch key={node.id} node={node} onChoose={choose} />
          ))}
        </Tree>
      )}
      {isAsking && <Spinner size="tiny" label={app.loading} />}
      {!isAsking && hasMore && price !== null && !price.isCached && (
        <Button className={styles.start} onClick={more}>
          {total === null
            ? texts.load(price.credits, price.isKnown)
            : texts.loadMore(items.length, total, price.credits, price.isKnown)}
        </Button>
      )}
    </div>
  );
}

interface BranchProps {
  readonly node: TopicNode;
  readonly onChoose: (node: TopicNode) => void;
}

function TopicBranch({ node, onChoose }: BranchProps) {
  const { topics: texts } = useMessages();
  const styles = useStyles();
  // Children are drawn when first opened: a whole catalogue at once is slow.
  const [isOpen, setOpen] = useState(false);
  const isBranch = node.children.length > 0;
  return (
    <TreeItem
      itemType={isBranch ? "branch" : "leaf"}
      open={isOpen}
      onOpenChange={(_event, data) => {
        setOpen(data.open);
      }}
      {...(isBranch
        ? {}
        : {
            onClick: () => {
              onChoose(node);
            },
          })}
      aria-label={node.name}
    >
      <TreeItemLayout className={styles.name}>{node.name}</TreeItemLayout>
      {isBranch && isOpen && (
        <Tree>
          <TreeItem
            itemType="leaf"
            onClick={() => {
              onChoose(node);
            }}
          >
            <TreeItemLayout className={styles.name}>{texts.searchIn(node.name)}</TreeItemLayout>
          </TreeItem>
          {node.children.map((child) => (
            <TopicBranch key={child.id} node={child} onChoose={onChoose} />
          ))}
        </Tree>
      )}
    </TreeItem>
  );
}
