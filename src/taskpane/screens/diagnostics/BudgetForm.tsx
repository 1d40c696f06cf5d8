import { useState, type SyntheticEvent } from "react";
import { Button, Field, Input, makeStyles, tokens } from "@fluentui/react-components";
import { Disclosure } from "../../controls/Disclosure.js";
import { callPrice } from "../../../client/index.js";
import { operationIds, type OperationId } from "../../../contract/index.js";
import { useAnnounce } from "../../frame/announcer.js";
import { parseAmount } from "../../controls/parse-amount.js";
import { ButtonRow, Section } from "../../controls/Screen.js";
import { useServices } from "../../services/services.js";
import type { DiagnosticsTexts } from "../../messages/diagnostics.js";

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalM },
  prices: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalXS },
});

/** The day's budget and the prices, which a contract may set otherwise than the published table. */
export function BudgetForm({ texts }: { readonly texts: DiagnosticsTexts }) {
  const { settings } = useServices();
  const styles = useStyles();
  const announce = useAnnounce();
  const [budget, setBudget] = useState(() => String(settings.getPreferences().dailyBudget ?? ""));
  const [prices, setPrices] = useState<Partial<Record<OperationId, string>>>(() =>
    Object.fromEntries(
      Object.entries(settings.getPreferences().prices).map(([id, price]) => [id, String(price)]),
    ),
  );
  const [isSaved, setSaved] = useState(false);
  const parsedBudget = parseAmount(budget);
  const parsedPrices = operationIds.map((id) => [id, parseAmount(prices[id] ?? "")] as const);
  const isValid =
    parsedBudget !== undefined && parsedPrices.every(([, price]) => price !== undefined);

  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isValid) return;
    await settings.setPreferences({
      dailyBudget: parsedBudget,
      prices: Object.fromEntries(parsedPrices.filter(([, price]) => typeof price === "number")),
    });
    setSaved(true);
    announce(texts.saved);
  };
  const problem = (value: number | null | undefined) =>
    value === undefined ? { validationMessage: texts.badNumber } : {};

  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      <Section title={texts.budget}>
        <Field label={texts.dailyBudget} hint={texts.budgetHint} {...problem(parsedBudget)}>
          <Input
            inputMode="decimal"
            value={budget}
            onChange={(_event, data) => {
              setBudget(data.value);
              setSaved(false);
            }}
          />
        </Field>
      </Section>
      <Disclosure summary={texts.prices}>
        <p>{texts.pricesHint}</p>
        <div className={styles.prices}>
          {parsedPrices.map(([id, price]) => (
            <Field
              key={id}
              orientation="horizontal"
              label={texts.operations[id]}
              {...problem(price)}
              {...(callPrice(id).isKnown ? {} : { hint: texts.estimated })}
            >
              <Input
                inputMode="decimal"
                placeholder={String(callPrice(id).credits)}
                value={prices[id] ?? ""}
                onChange={(_event, data) => {
                  setPrices((old) => ({ ...old, [id]: data.value }));
                  setSaved(false);
                }}
              />
            </Field>
          ))}
        </div>
      </Disclosure>
      <ButtonRow>
        <Button type="submit" disabledFocusable={!isValid}>
          {isSaved ? texts.saved : texts.save}
        </Button>
      </ButtonRow>
    </form>
  );
}
