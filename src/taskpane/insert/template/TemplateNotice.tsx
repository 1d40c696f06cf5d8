import { Spinner } from "@fluentui/react-components";
import { Notice } from "../../controls/Notice.js";
import { useTexts } from "../../services/use-texts.js";
import { templatesTexts } from "../../messages/templates.js";
import { reasonOf } from "../../session/use-task.js";
import type { TemplateInsertion } from "./use-template.js";

/** How the last insertion of a template goes or went. */
export function TemplateNotice({ id, state }: Pick<TemplateInsertion, "id" | "state">) {
  const texts = useTexts(templatesTexts);
  switch (state.status) {
    case "idle":
      return null;
    case "running":
      return id === null ? null : <Spinner size="tiny" label={texts.inserting(texts.names[id])} />;
    case "done":
      return <Notice intent={state.result.intent}>{state.result.sentence}</Notice>;
    case "failed":
      return <Notice intent="error">{texts.refused(reasonOf(state.error))}</Notice>;
  }
}
