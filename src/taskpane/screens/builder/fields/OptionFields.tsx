import { useState } from "react";
import { Checkbox, Field, Input, Select, makeStyles, tokens } from "@fluentui/react-components";
import { narrow } from "../../../frame/widths.js";
import { Disclosure } from "../../../controls/Disclosure.js";
import { allowedBy, type OptionRule, type OptionRules } from "../../../../statistics/index.js";
import { joinOptions, splitOptions } from "../draft.js";
import { useTexts } from "../../../services/use-texts.js";
import { optionsTexts, type BuilderTexts, type OptionsTexts } from "../../../messages/builder.js";
import { hintOf, labelOf, leftOut, wordWithMeaning } from "./option-words.js";

const useStyles = makeStyles({
  fields: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalM,
    marginBlockStart: tokens.spacingVerticalS,
  },
  // A field is as wide as its longest word otherwise, and the pane with it.
  words: { minWidth: 0, width: "100%" },
  choice: { textOverflow: "ellipsis" },
  several: {
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    margin: 0,
    minWidth: 0,
    // One below the other: names of different lengths in a row are hard to look through.
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(9em, 100%), 1fr))",
    [narrow]: { paddingInline: 0 },
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

function OptionField(props: OptionFieldProps) {
  const { rule } = props;
  if (rule.kind === "list") return <SeveralWords {...props} words={rule.words} />;
  if (rule.kind === "word") return <OneWord {...props} words={rule.words} />;
  if (rule.kind === "switch") return <OneWord {...props} words={["on", "off"]} />;
  return <TypedOption {...props} rule={rule} />;
}

interface TypedOptionProps extends OptionFieldProps {
  readonly rule: Extract<OptionRule, { readonly kind: "whole" | "text" }>;
}

function TypedOption({ name, rule, value, meanings, onChange }: TypedOptionProps) {
  // An option has no blanks at its ends; without the one just typed the next word would join the last.
  const [typed, setTyped] = useState(value);
  const hint = [labelOf(meanings, name), allowedBy(rule)].filter(Boolean).join(" · ");
  return (
    <Field label={name} hint={hint}>
      <Input
        value={typed.trim() === value ? typed : value}
        inputMode={rule.kind === "whole" ? "numeric" : "text"}
        placeholder={leftOut(meanings, name, rule.default)}
        onChange={(_event, data) => {
          // A semicolon would begin the next option.
          const text = data.value.replaceAll(";", "");
          setTyped(text);
          onChange(text);
        }}
      />
    </Field>
  );
}

interface WordsProps extends OptionFieldProps {
  /** Those the option takes. */
  readonly words: readonly string[];
}

/** An option that takes several of its words. */
function SeveralWords({ name, value, meanings, words, onChange }: WordsProps) {
  const styles = useStyles();
  const label = labelOf(meanings, name);
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
      {words.map((word) => (
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

/** An option that takes one of its words; one of another kind that stands in the formula stays. */
function OneWord({ name, rule, value, meanings, words, onChange }: WordsProps) {
  const styles = useStyles();
  return (
    <Field label={name} hint={hintOf(meanings, name, { value, byDefault: rule.default })}>
      <Select
        className={styles.words}
        select={{ className: styles.choice }}
        value={value}
        onChange={(_event, data) => {
          onChange(data.value);
        }}
      >
        <option value="">{leftOut(meanings, name, rule.default)}</option>
        {[...new Set([...words, ...(value === "" ? [] : [value])])].map((word) => (
          <option key={word} value={word}>
            {wordWithMeaning(meanings, name, word)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
