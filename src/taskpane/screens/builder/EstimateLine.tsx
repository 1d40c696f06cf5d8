import { useState } from "react";
import { Button, Spinner, Text } from "@fluentui/react-components";
import { Notice } from "../../controls/Notice.js";
import { Section } from "../../controls/Screen.js";
import type { CallPreview } from "../../services/host-ports.js";
import { useServices } from "../../services/services.js";
import { useTask } from "../../session/use-task.js";
import { PreviewTable } from "../../insert/sheet/PreviewTable.js";
import type { BuilderTexts } from "../../messages/builder.js";
import type { Estimate } from "./use-estimate.js";

interface EstimateLineProps {
  readonly texts: BuilderTexts;
  readonly functionId: string;
  readonly estimate: Estimate;
}

/** Price and preview of the formula as it stands in the form. Nothing is fetched without a click. */
export function EstimateLine({ texts, functionId, estimate }: EstimateLineProps) {
  const { functions } = useServices();
  const { state, run } = useTask<CallPreview>();
  const [fetchedFor, setFetchedFor] = useState<Estimate | null>(null);
  const { values, price } = estimate;
  const isFetching = state.status === "running";
  const fetched = fetchedFor === estimate && state.status === "done" ? state.result : undefined;
  const isFetched = fetched?.status === "rows";
  const preview = fetched ?? estimate.preview;

  const fetchPreview = async () => {
    if (values === undefined || price === undefined) return;
    setFetchedFor(estimate);
    // It costs: what comes is kept, though the screen is left.
    const { signal } = new AbortController();
    await run(() => functions.preview(functionId, values, { mayAsk: true, signal }));
    estimate.renew();
  };

  if (values === undefined || price === undefined) return <Text>{texts.unknownPrice}</Text>;
  return (
    <Section title={texts.preview}>
      {estimate.requestCount > 0 && (
        <Text>
          {isFetched || estimate.keptCount === estimate.requestCount
            ? texts.free
            : texts.price(estimate.requestCount, estimate.keptCount, price)}
        </Text>
      )}
      {isFetching && <Spinner size="tiny" label={texts.loadingPreview} />}
      {!isFetching && preview?.status === "not-cached" && (
        <div>
          <Button size="small" onClick={() => void fetchPreview()}>
            {texts.loadPreview}
          </Button>
        </div>
      )}
      {preview?.status === "failed" && (
        <Notice intent="warning">{texts.previewFailed(preview.reason)}</Notice>
      )}
      {preview?.status === "rows" && preview.rows.length > 0 && (
        <PreviewTable rows={preview.rows} texts={texts} />
      )}
    </Section>
  );
}
