import { useState } from "react";
import { Text, makeStyles, tokens } from "@fluentui/react-components";
import { Tabs } from "../../controls/Tabs.js";
import { formatDate } from "../../controls/format-date.js";
import { onlyPlace, type ItemContent } from "../../items/item-content.js";
import { breakRemark } from "../../insert/source-note.js";
import { useMessages } from "../../messages/use-messages.js";
import { detailTexts } from "../../messages/detail.js";
import { useTexts } from "../../services/use-texts.js";
import { ChartPreview } from "./ChartPreview.js";
import { DataTable } from "./DataTable.js";

const useStyles = makeStyles({
  view: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalS, minWidth: 0 },
});

const views = ["chart", "data"] as const;

/** Chart and data of an item; a chart the service calls a table opens as one. */
export function ContentView({ content }: { readonly content: ItemContent }) {
  const texts = useTexts(detailTexts);
  const { search, language } = useMessages();
  const styles = useStyles();
  const { chart, item } = content;
  const [view, setView] = useState<(typeof views)[number]>(
    chart.graphType === "table" ? "data" : "chart",
  );
  // It may be another one than that of the last figure above.
  const place = onlyPlace(content);
  return (
    <div className={styles.view}>
      <Tabs
        id="content"
        label={texts.view}
        tabs={views.map((each) => [each, texts[each]])}
        selected={view}
        onSelect={setView}
      >
        <div>
          {place !== undefined && <Text>{place}</Text>}
          {place !== undefined && chart.unit !== null && " · "}
          {chart.unit !== null && <Text>{texts.unit(chart.unit)}</Text>}
        </div>
        {view === "chart" ? (
          <ChartPreview title={item.title} chart={chart} />
        ) : (
          <DataTable content={content} />
        )}
      </Tabs>
      {chart.forecastFrom !== undefined && <Text>{texts.forecast(chart.forecastFrom)}</Text>}
      {breakRemark(content, texts).map((text) => (
        <Text key={text}>{text}</Text>
      ))}
      {content.isStale && <Text>{search.stale(formatDate(content.fetchedAt, language))}</Text>}
    </div>
  );
}
