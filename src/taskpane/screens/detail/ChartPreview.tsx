import { useEffect, useRef, useState, type RefObject } from "react";
import { Text, makeStyles, tokens } from "@fluentui/react-components";
import type { ChartInput } from "../../../statistics/chart/index.js";
import { useIsDark } from "../../frame/use-theme.js";
import { ErrorLine } from "../../controls/ErrorLine.js";
import { SkeletonBlock } from "../../controls/waiting/SkeletonBlock.js";
import { useMessages } from "../../messages/use-messages.js";
import { detailTexts } from "../../messages/detail.js";
import { useTexts } from "../../services/use-texts.js";
import { useServices } from "../../services/services.js";
import { ChartReader } from "./ChartReader.js";
import { useWidth } from "./use-width.js";

const useStyles = makeStyles({
  frame: {
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    padding: tokens.spacingVerticalS,
    // A reader's own letter spacing makes the labels of an axis longer than they were measured: they may reach into
    // the padding and the margin, since a figure without its first digit is another one.
    overflow: ["hidden", "clip"],
    overflowClipMargin: tokens.spacingHorizontalM,
    "& [role=img] :is(div, svg)": { overflow: "visible !important" },
  },
});

const fontFamily = '"Segoe UI", system-ui, sans-serif';

interface ChartPreviewProps {
  readonly title: string;
  readonly chart: ChartInput;
}

/** The chart as the service means it; its numbers stand in the table beside it. */
export function ChartPreview({ title, chart }: ChartPreviewProps) {
  const texts = useTexts(detailTexts);
  const { app } = useMessages();
  const styles = useStyles();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const { isDrawn, error } = useDrawing(chart, canvas, width);
  const hasNumbers = chart.table.series.some(({ values }) =>
    values.some((value) => typeof value === "number"),
  );
  if (!hasNumbers) return <Text>{texts.noChart}</Text>;
  if (error !== null) return <ErrorLine error={error} />;
  return (
    <div className={styles.frame}>
      <div ref={frame}>
        {!isDrawn && <SkeletonBlock label={app.loading} heightPx={heightOf(chart, width)} />}
        <div ref={canvas} role="img" aria-label={texts.chartOf(title)} />
      </div>
      {isDrawn && <ChartReader table={chart.table} />}
    </div>
  );
}

/** Draws a chart into an element, anew when it, its width or the theme changes. */
function useDrawing(chart: ChartInput, canvas: RefObject<HTMLDivElement | null>, width: number) {
  const { language } = useServices();
  const isDark = useIsDark();
  const [isDrawn, setDrawn] = useState(false);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    const element = canvas.current;
    if (element === null || width === 0) return undefined;
    let isGone = false;
    let erase = () => {};
    import(/* webpackChunkName: "pane-chart" */ "../../items/chart-drawing.js").then(
      ({ drawChart }) => {
        if (isGone) return;
        erase = drawChart(element, chart, {
          language: language(),
          theme: isDark ? "dark" : "light",
          widthPx: width,
          heightPx: heightOf(chart, width),
          fontFamily,
          isUnitShown: false,
        });
        setDrawn(true);
      },
      (failure: unknown) => {
        if (!isGone) setError(failure);
      },
    );
    return () => {
      isGone = true;
      erase();
    };
  }, [canvas, chart, isDark, language, width]);
  return { isDrawn, error };
}

/** Lying bars need a line each; other charts look best a little wider than high. */
function heightOf({ horizontal, table }: ChartInput, width: number): number {
  const usual = Math.max(260, Math.min(380, Math.round(width * 0.75)));
  if (!horizontal && table.categories.length <= 12) return usual;
  const bars = table.categories.length * Math.max(1, table.series.length);
  return horizontal ? Math.max(usual, Math.min(900, 90 + bars * 22)) : usual;
}
