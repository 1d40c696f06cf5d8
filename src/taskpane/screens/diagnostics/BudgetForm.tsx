import { useState, type SyntheticEvent } from "react";
import { Button, Field, Input, makeStyles, tokens } from "@fluentui/react-components";
import { Disclosure } from "../../controls/Disclosure.js";
import { callPrice } from "../../../client/index.js";
import { operationIds, type OperationId } from "../../../contract/index.js";
import { useAnnounce } from "../../frame/announcer.js";
import { parseAmount } from "../../controls/parse-amount.js";
import { ButtonRow, Section } from "../../controls/Screen.js";
import { useClientStatus } from "../../services/use-client-status.js";
import { useServices } from "../../services/services.js";
import type { DiagnosticsTexts } from "../../messages/diagnostics.js";

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalM },
  prices: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalXS,
    "& .fui-Input": { minWidth: 0 },
  },
});

/** The day's budget and the prices, which a contract may set otherwise than the published table. */
export function BudgetForm({ texts }: { readonly texts: DiagnosticsTexts }) {
  const styles = useStyles();
  const { budget, parsedBudget, prices, isValid, isSaved, save, setBudget, setPrices, setSaved } =
    useBudget(texts);
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      <Section title={texts.budget}>
        <Field
          label={texts.dailyBudget}
          hint={texts.budgetHint}
          {...problemOf(parsedBudget, texts)}
        >
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
      <PriceFields
        texts={texts}
        prices={prices}
        onChange={(id, text) => {
          setPrices((old) => ({ ...old, [id]: text }));
          setSaved(false);
        }}
      />
      <ButtonRow>
        <Button type="submit" disabledFocusable={!isValid}>
          {isSaved ? texts.saved : texts.save}
        </Button>
      </ButtonRow>
    </form>
  );
}

/** Budget and prices as they are typed, and the saving of them. */
function useBudget(texts: DiagnosticsTexts) {
  const { settings } = useServices();
  const announce = useAnnounce();
  const { dailyBudget } = useClientStatus();
  // It can be raised above every screen, too: what has not been typed here stands as it is kept.
  const [typedBudget, setBudget] = useState<string>();
  const budget = typedBudget ?? String(dailyBudget ?? "");
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
  return { budget, parsedBudget, prices, isValid, isSaved, save, setBudget, setPrices, setSaved };
}

const problemOf = (value: number | null | undefined, texts: DiagnosticsTexts) =>
  value === undefined ? { validationMessage: texts.badNumber } : {};

interface PriceFieldsProps {
  readonly texts: DiagnosticsTexts;
  /** As they are typed. */
  readonly prices: Partial<Record<OperationId, string>>;
  readonly onChange: (id: OperationId, text: string) => void;
}

function PriceFields({ texts, prices, onChange }: PriceFieldsProps) {
  const styles = useStyles();
  return (
    <Disclosure summary={texts.prices}>
      <p>{texts.pricesHint}</p>
      <div className={styles.prices}>
        {operationIds.map((id) => (
          <Field
            key={id}
            orientation="horizontal"
            label={texts.operations[id]}
            {...problemOf(parseAmount(prices[id] ?? ""), texts)}
            {...(callPrice(id).isKnown ? {} : { hint: texts.estimated })}
          >
            <Input
              inputMode="decimal"
              placeholder={String(callPrice(id).credits)}
              value={prices[id] ?? ""}
              onChange={(_event, data) => {
                onChange(id, data.value);
              }}
            />
          </Field>
        ))}
      </div>
    </Disclosure>
  );
}
