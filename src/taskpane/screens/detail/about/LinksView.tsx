import { useEffect } from "react";
import { Button, Text, makeStyles, tokens } from "@fluentui/react-components";
import { useAnnounce } from "../../../frame/announcer.js";
import { ErrorLine } from "../../../controls/ErrorLine.js";
import { Waiting } from "../../../controls/waiting/Waiting.js";
import { ButtonRow, Section } from "../../../controls/Screen.js";
import { useTexts } from "../../../services/use-texts.js";
import type { FoundItem } from "../../../model/found-item.js";
import { ContentLink } from "../../../items/ContentLink.js";
import { usePrice } from "../../../items/use-price.js";
import { noFilters, requestFor } from "../../../model/search/filters.js";
import { useSearch } from "../../../session/search/search-provider.js";
import { useMayUse } from "../../../services/use-client-status.js";
import { useServices } from "../../../services/services.js";
import { linksTexts, type LinkTexts, type RelatedKind } from "../../../messages/detail.js";
import { useReports } from "./use-reports.js";

const useStyles = makeStyles({
  list: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalXS,
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalXL,
  },
});

/** What an item of a kind leads to; a topic has links of its own. */
const relatedOf: Readonly<Record<FoundItem["kind"], readonly RelatedKind[]>> = {
  statistics: ["studies", "indicators"],
  indicators: ["studies"],
  infographics: ["studies", "indicators"],
  studies: ["indicators"],
  topics: [],
};

/** Where an item leads: its page, its picture, its reports, and what else there is on its subject. */
export function LinksView({ item }: { readonly item: FoundItem }) {
  const texts = useTexts(linksTexts);
  const styles = useStyles();
  const picture = [...item.pictures].sort((a, b) => b.width - a.width)[0]?.src;
  const may = { studies: useMayUse("listStudies"), indicators: useMayUse("searchIndicators") };
  const related = relatedOf[item.kind].filter((kind) => may[kind]);
  if (item.link === undefined && picture === undefined && related.length === 0) return null;
  return (
    <Section title={texts.links}>
      {(item.link !== undefined || picture !== undefined) && (
        <ul className={styles.list}>
          {item.link !== undefined && (
            <li>
              <ContentLink link={item.link} text={texts.page(new URL(item.link).host)} />
            </li>
          )}
          {picture !== undefined && (
            <li>
              <ContentLink link={picture} text={texts.picture} />
            </li>
          )}
        </ul>
      )}
      {item.kind === "statistics" && <Reports id={Number(item.id)} texts={texts} />}
      {related.length > 0 && (
        <ButtonRow>
          {related.map((kind) => (
            <RelatedButton key={kind} kind={kind} title={item.title} texts={texts} />
          ))}
        </ButtonRow>
      )}
    </Section>
  );
}

/** While the price is not known the button waits. */
const nothingYet = { credits: 0, atMost: 0, isKnown: true };

function Reports({ id, texts }: { readonly id: number; readonly texts: LinkTexts }) {
  const styles = useStyles();
  const announce = useAnnounce();
  const { state, fetch } = useReports(id);
  const mayFetch = useMayUse("getReports");
  const price = usePrice([{ operation: "getReports", parameters: { id } }], state);
  const found = state.status === "done" ? state.result : [];
  const said = found.map(([format]) => texts.report[format]).join(", ");
  useEffect(() => {
    if (said !== "") announce(said);
  }, [announce, said]);

  switch (state.status) {
    case "running":
      return <Waiting label={texts.fetchingReports} />;
    case "failed":
      return <ErrorLine error={state.error} onRetry={fetch} />;
    case "done":
      return found.length === 0 ? (
        <Text>{texts.noReports}</Text>
      ) : (
        <ul className={styles.list}>
          {found.map(([format, address]) => (
            <li key={format}>
              <ContentLink link={address} text={texts.report[format]} />
            </li>
          ))}
        </ul>
      );
    case "idle":
      return !mayFetch ? null : (
        <ButtonRow>
          <Button size="small" disabledFocusable={price === null} onClick={fetch}>
            {texts.reports(price ?? nothingYet)}
          </Button>
        </ButtonRow>
      );
  }
}

interface RelatedButtonProps {
  readonly kind: RelatedKind;
  readonly title: string;
  readonly texts: LinkTexts;
}

function RelatedButton({ kind, title, texts }: RelatedButtonProps) {
  const { language } = useServices();
  const { search } = useSearch();
  const price = usePrice([requestFor(kind, title, noFilters, { size: 10, language: language() })]);
  return (
    <Button
      size="small"
      onClick={() => {
        search({ query: title, kind, filters: noFilters });
      }}
    >
      {price === null ? texts.related[kind] : `${texts.related[kind]} (${texts.price(price)})`}
    </Button>
  );
}
