import { useEffect, useState } from "react";
import { makeStyles, tokens } from "@fluentui/react-components";
import type { Platform } from "../../../contract/index.js";
import { decimalsOf, formatValue } from "../../../statistics/chart/index.js";
import { Notice } from "../../controls/Notice.js";
import { PreviewTable } from "./PreviewTable.js";
import type { ItemContent } from "../../items/item-content.js";
import type { InsertForm } from "../../model/insert-form.js";
import type { FormulaCall } from "../../model/formula-of.js";
import { sheetTexts } from "../../messages/sheet/insert-sheet.js";
import { detailTexts } from "../../messages/detail.js";
import type { CallPreview } from "../../services/host-ports.js";
import { useServices } from "../../services/services.js";
import { useTexts } from "../../services/use-texts.js";
import { tableRows } from "../table-rows.js";

const useStyles = makeStyles({ frame: { minWidth: 0, marginBlock: tokens.spacingVerticalXXS } });

interface RowPreviewProps {
  /** The live formula whose result stands there; undefined for a table of fixed values. */
  readonly call: FormulaCall | undefined;
  /** The rows of the fixed table, where the data are at hand. */
  readonly fixed: ItemContent | undefined;
  readonly form: InsertForm;
  /** Looks again when it changes. */
  readonly at: unknown;
}

/** The first rows as they will stand, from what is at hand: asks nobody and costs nothing. */
export function RowPreview({ call, fixed, form, at }: RowPreviewProps) {
  const texts = useTexts(sheetTexts);
  const detail = useTexts(detailTexts);
  const styles = useStyles();
  const language = useServices().language();
  const preview = usePreview(call, at);
  if (preview?.status === "failed")
    return <Notice intent="warning">{texts.previewFailed(preview.reason)}</Notice>;
  const ofCall = preview?.status === "rows" ? preview.rows : [];
  const rows =
    call === undefined && fixed !== undefined
      ? tableRows(fixed, detail[fixed.firstColumn])
      : ofCall;
  if (rows.length === 0) return null;
  return (
    <div className={styles.frame}>
      <PreviewTable
        {...{ rows, texts }}
        maxRows={4}
        figureText={figureTextFor(language, form === "formula" ? undefined : fixed)}
      />
    </div>
  );
}

/** Years have four digits at most: a formula's result may have them beside its figures. */
const leastGrouped = 10_000;

/** @param formatted what the decimals of all cells are of, where they have a format: a chart's and a fixed table's */
function figureTextFor(language: Platform, formatted: ItemContent | undefined) {
  if (formatted !== undefined) {
    const all = formatted.chart.table.series.flatMap(({ values }) => values);
    const decimals = decimalsOf(all.filter((value) => typeof value === "number"));
    return (figure: number) => formatValue(figure, language, decimals);
  }
  return (figure: number) =>
    figure.toLocaleString(language, {
      useGrouping: Math.abs(figure) >= leastGrouped,
      maximumFractionDigits: 6,
    });
}

function usePreview(call: FormulaCall | undefined, at: unknown): CallPreview | undefined {
  const { functions, workbook } = useServices();
  const key = JSON.stringify(call ?? null);
  const [found, setFound] = useState<{ key: string; preview: CallPreview }>();
  useEffect(() => {
    const wanted = JSON.parse(key) as FormulaCall | null;
    // Where there is no workbook nothing will stand anywhere.
    if (wanted === null || workbook === null) return undefined;
    const abort = new AbortController();
    const how = { mayAsk: false, signal: abort.signal, hasFormats: true };
    functions.preview(wanted.functionId, wanted.args, how).then(
      (preview) => {
        if (!abort.signal.aborted) setFound({ key, preview });
      },
      () => undefined,
    );
    return () => {
      abort.abort();
    };
  }, [at, functions, key, workbook]);
  return found?.key === key ? found.preview : undefined;
}
