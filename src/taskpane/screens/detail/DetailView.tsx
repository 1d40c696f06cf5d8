import { useEffect, useMemo, useRef, type RefObject } from "react";
import { Badge, Button, Subtitle1, Text, makeStyles, tokens } from "@fluentui/react-components";
import { ArrowLeft20Regular } from "@fluentui/react-icons/svg/arrow-left";
import type { AskedPart } from "../../../statistics/index.js";
import { SkeletonBlock } from "../../controls/waiting/SkeletonBlock.js";
import { ContentLink } from "../../items/ContentLink.js";
import { SaveButton } from "../../items/SaveButton.js";
import { InsertSheet } from "../../insert/sheet/InsertSheet.js";
import { misfitText } from "../../items/fit-text.js";
import { fitAsked, type AskedFit } from "../../model/asked-fit.js";
import type { FoundItem } from "../../model/found-item.js";
import { ItemFacts } from "../../items/ItemFacts.js";
import { takeFocus } from "../../frame/take-focus.js";
import { wide } from "../../frame/widths.js";
import { useMessages } from "../../messages/use-messages.js";
import { detailTexts } from "../../messages/detail.js";
import { useTexts } from "../../services/use-texts.js";
import { useSearch } from "../../session/search/search-provider.js";
import type { OpenedItem } from "../../session/search/search-state.js";
import { useServices } from "../../services/services.js";
import { useMayShowData } from "../../services/use-rights.js";
import { ContentView } from "./ContentView.js";
import { FactList } from "./about/FactList.js";
import { LinksView } from "./about/LinksView.js";
import { MissingItem } from "./MissingItem.js";
import { SourcesView } from "./SourcesView.js";
import { TopicLinks } from "./TopicLinks.js";
import { useContent } from "../../items/use-content.js";
import { useFullItem } from "./use-full-item.js";
import { usePlaces } from "./use-places.js";

const useStyles = makeStyles({
  heading: { margin: 0, outlineStyle: "none" },
  view: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalM,
    overflowWrap: "anywhere",
  },
  start: { alignSelf: "flex-start", marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalM})` },
  fetch: { alignSelf: "flex-start" },
  row: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: tokens.spacingHorizontalM,
  },
  text: { whiteSpace: "pre-line" },
  picture: { maxWidth: "100%", border: `1px solid ${tokens.colorNeutralStroke2}` },
});

const largest = ({ pictures }: FoundItem) =>
  [...pictures].sort((a, b) => b.width - a.width)[0]?.src;

/** One item: what is known of it, its data with the price before it is fetched, and ways to insert it. */
export default function DetailView({ item: opened, wantsInsert, parts }: OpenedItem) {
  const { close } = useSearch();
  const styles = useStyles();
  const full = useFullItem(opened);
  const fit = useFit(full, parts);
  const places = usePlaces(full, fit.geos);
  const content = useContent(full, places.chosen);
  const item = content.loaded?.item ?? full;
  const heading = useRef<HTMLDivElement>(null);
  // What the key shows no data of may still be on screen from before.
  const hasData = useMayShowData()(item.kind) || content.state.status !== "idle";

  useEffect(() => {
    if (!wantsInsert) takeFocus(heading.current);
    if (!matchMedia(wide).matches) document.scrollingElement?.scrollTo({ top: 0 });
  }, [wantsInsert]);

  return (
    <article
      className={styles.view}
      aria-label={item.title}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // office.js listens on the window and would hand the focus to the cells: first comes the list.
        event.stopPropagation();
        close();
      }}
    >
      <BackButton onClick={close} />
      <ItemHead item={item} heading={heading} />

      {content.isGone ? (
        <MissingItem title={item.title} />
      ) : (
        <>
          <Misfits fit={fit} />
          {hasData && <ItemData content={content} />}
          <InsertSheet {...{ item, places, content }} said={fit.rows} wantsFocus={wantsInsert} />
        </>
      )}

      <ItemBody item={item} />
      <SourcesView
        item={item}
        fetchedAt={content.loaded?.fetchedAt}
        forecastFrom={content.loaded?.chart.forecastFrom}
      />
    </article>
  );
}

function BackButton({ onClick }: { readonly onClick: () => void }) {
  const texts = useTexts(detailTexts);
  const styles = useStyles();
  return (
    <Button
      appearance="subtle"
      icon={<ArrowLeft20Regular />}
      className={styles.start}
      onClick={onClick}
    >
      {texts.back}
    </Button>
  );
}

/**
 * What an indicator takes over from the search that showed it. Periods that it has no figures of leave the places that
 * were said: those of another one would stand below this one's last figure.
 */
function useFit(item: FoundItem, parts: readonly AskedPart[] = []): AskedFit {
  return useMemo(() => {
    const fit = fitAsked(item.kind === "indicators" ? parts : [], item);
    return fit.isUsable ? fit : { ...fit, rows: {} };
  }, [item, parts]);
}

/** What was said and is not taken over. */
function Misfits({ fit }: { readonly fit: AskedFit }) {
  const { said } = useMessages();
  const { language } = useServices();
  if (fit.misfits.length === 0) return null;
  return <Text>{said.lost(misfitText(fit, said, language()))}</Text>;
}

interface ItemHeadProps {
  readonly item: FoundItem;
  readonly heading: RefObject<HTMLDivElement | null>;
}

/** What an item is called and is about. */
function ItemHead({ item, heading }: ItemHeadProps) {
  const { search } = useMessages();
  const styles = useStyles();
  return (
    <>
      <div ref={heading} tabIndex={-1} className={styles.heading}>
        <Subtitle1 as="h1" block className={styles.heading} lang={item.contentLanguage}>
          {item.title}
        </Subtitle1>
      </div>
      {item.subject !== "" && <Text lang={item.contentLanguage}>{item.subject}</Text>}
      <ItemFacts item={item} />
      <div className={styles.row}>
        <SaveButton item={item} />
        {item.link !== undefined && <ContentLink link={item.link} text={search.openLink} />}
        {item.isPremium && <Badge appearance="outline">{search.premium}</Badge>}
      </div>
    </>
  );
}

/** The item's figures, with their price before they are fetched. */
function ItemData({ content }: { readonly content: ReturnType<typeof useContent> }) {
  const texts = useTexts(detailTexts);
  const styles = useStyles();
  const { price, state } = content;
  return (
    <>
      {price !== null && state.status !== "done" && (
        <Text>{price.atMost === 0 ? texts.atHand : texts.cost(price)}</Text>
      )}
      {(state.status === "idle" || state.status === "failed") && (
        <Button className={styles.fetch} onClick={content.fetch}>
          {texts.fetch}
        </Button>
      )}
      {state.status === "running" && <SkeletonBlock label={texts.fetching} heightPx={260} />}
      {content.errorLine}
      {content.loaded !== null && <ContentView content={content.loaded} />}
    </>
  );
}

/** What is known of an item beside its figures. */
function ItemBody({ item }: { readonly item: FoundItem }) {
  const styles = useStyles();
  return (
    <>
      {/* A premium picture shows itself to nobody without a right: its link below opens it with the key's. */}
      {item.kind === "infographics" && !item.isPremium && largest(item) !== undefined && (
        <img className={styles.picture} src={largest(item)} alt={item.title} />
      )}
      {item.description !== undefined && (
        <Text className={styles.text} lang={item.contentLanguage}>
          {item.description}
        </Text>
      )}
      {item.kind === "topics" && <TopicLinks item={item} />}
      <LinksView item={item} />
      <FactList item={item} />
    </>
  );
}
