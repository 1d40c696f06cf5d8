import { useState, type KeyboardEvent } from "react";
import { makeStyles, tokens } from "@fluentui/react-components";
import type { ChartTable } from "../../../contract/index.js";
import { decimalsOf, formatValue } from "../../../statistics/chart/index.js";
import { detailTexts } from "../../messages/detail.js";
import { useTexts } from "../../services/use-texts.js";
import { useServices } from "../../services/services.js";

const useStyles = makeStyles({
  reader: {
    minHeight: "16px",
    padding: "2px 4px",
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase200,
    lineHeight: "16px",
    fontVariantNumeric: "tabular-nums",
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

/** Where a key leads from a row; from nowhere the arrows begin at the end. */
const moves: Readonly<Record<string, (at: number | null, last: number) => number>> = {
  ArrowLeft: (at, last) => (at === null ? last : Math.max(0, at - 1)),
  ArrowRight: (at, last) => (at === null ? last : Math.min(last, at + 1)),
  Home: () => 0,
  End: (_at, last) => last,
};

/** A chart's figures one period at a time, by keyboard: what the pointer reads off the drawing. */
export function ChartReader({ table }: { readonly table: ChartTable }) {
  const texts = useTexts(detailTexts);
  const { language } = useServices();
  const styles = useStyles();
  const [at, setAt] = useState<number | null>(null);
  const { categories, series } = table;
  const last = categories.length - 1;
  const text = (value: number | string | null | undefined, values: readonly unknown[]) =>
    typeof value === "number"
      ? formatValue(
          value,
          language(),
          decimalsOf(values.filter((each) => typeof each === "number")),
        )
      : (value ?? "–");
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    setAt((before) => move(before === null ? null : Math.min(before, last), last));
  };
  const shown = at === null ? null : Math.min(at, last);
  const figures = series.map(({ name, values }) =>
    [name, text(values[shown ?? 0], values)].filter(Boolean).join(" "),
  );
  return (
    <div
      role="group"
      // A key that moves through figures needs something to be pressed on.
      tabIndex={0}
      aria-label={texts.chartRange(series.length, categories[0] ?? "", categories[last] ?? "")}
      className={styles.reader}
      onKeyDown={onKeyDown}
    >
      <span role="status">
        {shown === null ? texts.chartKeys : `${categories[shown] ?? ""}: ${figures.join("; ")}`}
      </span>
    </div>
  );
}
