import { useEffect, useState, type SyntheticEvent } from "react";
import { Button, Checkbox, Field, Input } from "@fluentui/react-components";
import { parseAmount } from "../../controls/parse-amount.js";
import { ButtonRow, Section } from "../../controls/Screen.js";
import { TaskNotice } from "./TaskNotice.js";
import type { RefreshTexts } from "../../messages/refresh.js";
import type { PaneWorkbook } from "../../services/services.js";
import { useOutcome } from "./use-outcome.js";

interface OptionsSectionProps {
  readonly texts: RefreshTexts;
  readonly workbook: Pick<PaneWorkbook, "options" | "agreement">;
}

/** What the workbook itself says for everybody who opens it: refresh on open, and a budget. */
export function OptionsSection({ texts, workbook }: OptionsSectionProps) {
  const { options, agreement } = workbook;
  const { isBusy, outcome, run } = useOutcome(texts.failed);
  const { onOpen, budget, enter } = useEdited(options);
  const amount = parseAmount(budget);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (amount === undefined) return;
    void run(async () => {
      await options.setRefreshOnOpen(onOpen);
      await options.setBudget(amount);
      // Who chooses it here agrees to it.
      await agreement.agree();
      return { intent: "success", sentence: texts.saved };
    });
  };

  return (
    <form onSubmit={submit} noValidate>
      <Section title={texts.options}>
        <Checkbox
          label={texts.onOpen}
          checked={onOpen}
          onChange={(_event, { checked }) => {
            enter({ onOpen: checked === true });
          }}
        />
        <Field
          label={texts.budget}
          hint={texts.budgetHint(options.spentToday)}
          {...(amount === undefined ? { validationMessage: texts.badNumber } : {})}
        >
          <Input
            inputMode="decimal"
            value={budget}
            onChange={(_event, data) => {
              enter({ budget: data.value });
            }}
          />
        </Field>
        <ButtonRow>
          <Button type="submit" disabledFocusable={isBusy || amount === undefined}>
            {texts.save}
          </Button>
        </ButtonRow>
        <TaskNotice outcome={outcome} />
      </Section>
    </form>
  );
}

/** The options as they stand in the form: what the user has entered, else as the workbook has them. */
function useEdited(options: PaneWorkbook["options"]) {
  const [stored, setStored] = useState(() => optionsOf(options));
  const [entered, setEntered] = useState<Partial<typeof stored>>({});
  useEffect(() => {
    let isCurrent = true;
    options.load().then(
      () => {
        if (isCurrent) setStored(optionsOf(options));
      },
      // A workbook that cannot be read now is read when something is saved.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [options]);
  const enter = (change: typeof entered) => {
    setEntered((old) => ({ ...old, ...change }));
  };
  return { ...stored, ...entered, enter };
}

const optionsOf = ({ refreshOnOpen, budget }: PaneWorkbook["options"]) => ({
  onOpen: refreshOnOpen,
  budget: String(budget ?? ""),
});
