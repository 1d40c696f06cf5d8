import { Text } from "@fluentui/react-components";
import {
  buildTemplate,
  templateCalls,
  templateWords,
  type TemplateId,
} from "../../../workbook/index.js";
import { useCallsPrice } from "../../items/use-calls-price.js";
import { useServices } from "../../services/services.js";
import { useTexts } from "../../services/use-texts.js";
import { templatesTexts } from "../../messages/templates.js";

/** What a template's formulas will ask for, and its price; empty until it is known. */
export function TemplatePrice({ id }: { readonly id: TemplateId }) {
  const { language } = useServices();
  const texts = useTexts(templatesTexts);
  const price = useCallsPrice(templateCalls(buildTemplate(id, templateWords[language()])));
  return <Text size={200}>{price === null ? "" : texts.price(price.calls, price)}</Text>;
}
