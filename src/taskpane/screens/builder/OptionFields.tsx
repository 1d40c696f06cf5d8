import { Checkbox, Field, Input, Select, makeStyles, tokens } from "@fluentui/react-components";
import { Disclosure } from "../../controls/Disclosure.js";
import { allowedBy, type OptionRule, type OptionRules } from "../../../statistics/index.js";
import { joinOptions, splitOptions } from "./draft.js";
import { useTexts } from "../../services/use-texts.js";
import { optionsTexts, type OptionsTexts } from "../../messages/option-words/index.js";
import { labelOf, leftOut, wordWithMeaning } from "./option-words.js";
import type { BuilderTexts } from "../../messages/builder.js";

const useStyles = makeStyles({
  fields: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalM,
    marginBlockStart: tokens.spacingVerticalS,
  },
  several: {
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    margin: 0,
    minWidth: 0,
  },
});

interface OptionFieldsProps {
  readonly texts: BuilderTexts;
  readonly rules: OptionRules;
  readonly text: string;
  readonly hint: string;
  readonly onChange: (text: string) => void;
}

/** A field for each option. Words stay English, as in the formula. */
export function OptionFields({ texts, rules, text, hint, onChange }: OptionFieldsProps) {
  const styles = useStyles();
  const meanings = useTexts(optionsTexts);
  const values = splitOptions(text, rules);
  if (values === undefined) {
    return (
      <Field label={texts.options} hint={hint}>
        <Input
          value={text}
          onChange={(_event, data) => {
            onChange(data.value);
          }}
        />
      </Field>
    );
  }
  const set = (name: string, value: string) => {
    onChange(joinOptions({ ...values, [name]: value }, rules));
  };
  return (
    <Disclosure summary={texts.options} isOpen={text !== ""}>
      <div className={styles.fields}>
        {Object.entries(rules).map(([name, rule]) => (
          <OptionField
            key={name}
            name={name}
            rule={rule}
            value={values[name] ?? ""}
            meanings={meanings}
            onChange={(value) => {
              set(name, value);
            }}
          />
        ))}
      </div>
    </Disclosure>
  );
}

interface OptionFieldProps {
  readonly name: string;
  readonly rule: OptionRule;
  readonly value: string;
  readonly meanings: OptionsTexts;
  readonly onChange: (value: string) => void;
}

function OptionField({ name, rule, value, meanings, onChange }: OptionFieldProps) {
  const label = labelOf(meanings, name);
  const unset = leftOut(meanings, name, rule.default);
  const styles = useStyles();
  if (rule.kind === "list") {
    const chosen = value
      .split(",")
      .map((word) => word.trim())
      .filter((word) => word !== "");
    return (
      <fieldset className={styles.several}>
        <legend>
          {name}
          {label !== "" && ` · ${label}`}
        </legend>
        {rule.words.map((word) => (
          <Checkbox
            key={word}
            label={word}
            checked={chosen.includes(word)}
            onChange={(_event, { checked }) => {
              const next =
                checked === true ? [...chosen, word] : chosen.filter((other) => other !== word);
              onChange(next.join(","));
            }}
          />
        ))}
      </fieldset>
    );
  }
  if (rule.kind === "word" || rule.kind === "switch") {
    const words = rule.kind === "switch" ? ["on", "off"] : rule.words;
    return (
      <Field label={name} hint={label}>
        <Select
          value={value}
          onChange={(_event, data) => {
            onChange(data.value);
          }}
        >
          <option value="">{unset}</option>
          {[...new Set([...words, ...(value === "" ? [] : [value])])].map((word) => (
            <option key={word} value={word}>
              {wordWithMeaning(meanings, name, word)}
            </option>
          ))}
        </Select>
      </Field>
    );
  }
  return (
    <Field label={name} hint={[label, allowedBy(rule)].filter(Boolean).join(" · ")}>
      <Input
        value={value}
        inputMode={rule.kind === "whole" ? "numeric" : "text"}
        placeholder={unset}
        onChange={(_event, data) => {
          // A semicolon would begin the next option.
          onChange(data.value.replaceAll(";", ""));
        }}
      />
    </Field>
  );
}
