import { useEffect, useState } from "react";
import { makeStyles, tokens } from "@fluentui/react-components";
import { Notice } from "../../controls/Notice.js";
import { PreviewTable } from "./PreviewTable.js";
import type { ItemContent } from "../../items/item-content.js";
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
  /** Looks again when it changes. */
  readonly at: unknown;
}

/** The first rows as they will stand, from what is at hand: asks nobody and costs nothing. */
export function RowPreview({ call, fixed, at }: RowPreviewProps) {
  const texts = useTexts(sheetTexts);
  const detail = useTexts(detailTexts);
  const styles = useStyles();
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
      <PreviewTable rows={rows} texts={texts} maxRows={4} />
    </div>
  );
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
