import { Spinner } from "@fluentui/react-components";
import { Notice } from "../../controls/Notice.js";
import { useTexts } from "../../services/use-texts.js";
import { templatesTexts } from "../../messages/templates.js";
import type { TemplateState } from "./use-template.js";

/** How the last insertion of a template goes or went. */
export function TemplateNotice({ state }: { readonly state: TemplateState }) {
  const texts = useTexts(templatesTexts);
  switch (state.status) {
    case "idle":
      return null;
    case "inserting":
      return <Spinner size="tiny" label={texts.inserting(texts.names[state.id])} />;
    case "done":
      return <Notice intent={state.intent}>{state.sentence}</Notice>;
    case "failed":
      return <Notice intent="error">{texts.refused(state.reason)}</Notice>;
  }
}
