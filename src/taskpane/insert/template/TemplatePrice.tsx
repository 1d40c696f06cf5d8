import { useMemo } from "react";
import { Text } from "@fluentui/react-components";
import {
  buildTemplate,
  templateCalls,
  templateWords,
  type RequestsPrice,
  type TemplateId,
} from "../../../workbook/index.js";
import { useCallsPrice } from "../../items/use-calls-price.js";
import { useServices } from "../../services/services.js";
import { useTexts } from "../../services/use-texts.js";
import { templatesTexts } from "../../messages/templates.js";
import { useFoundIds } from "./use-found-ids.js";

interface TemplatePriceProps {
  readonly id: TemplateId;
  /** A free search may tell what exactly will be asked for; else the price is that of the worst case. */
  readonly mayAsk: boolean;
}

/** What a template's formulas will ask for, and its price; null until it is known. */
export function useTemplatePrice({ id, mayAsk }: TemplatePriceProps): RequestsPrice | null {
  const { language } = useServices();
  const spoken = language();
  const template = useMemo(() => buildTemplate(id, templateWords[spoken]), [id, spoken]);
  const found = useFoundIds(templateCalls(template), mayAsk);
  const price = useCallsPrice(found === null ? [] : templateCalls(template, found));
  return found === null ? null : price;
}

/** What calls cost together as formulas. */
export function CallsPrice({ price }: { readonly price: RequestsPrice | null }) {
  const texts = useTexts(templatesTexts);
  return <Text size={200}>{price === null ? "" : texts.price(price.calls, price)}</Text>;
}
