import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { useServices } from "../../../services/services.js";
import { formulaPieces } from "../draft.js";
import type { EditedCall } from "../use-edited-call.js";
import { firstControl } from "./field-id.js";
import type { MarkedPart } from "./use-marked-part.js";
import { usePartColours } from "./use-part-styles.js";

const useStyles = makeStyles({
  formula: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: "anywhere",
    backgroundColor: tokens.colorNeutralBackground3,
    padding: tokens.spacingHorizontalS,
    margin: 0,
    whiteSpace: "pre-wrap",
  },
  part: { cursor: "pointer", borderRadius: tokens.borderRadiusSmall },
});

interface FormulaTextProps extends MarkedPart {
  readonly label: string;
  readonly call: EditedCall;
}

/**
 * The formula as one reads it. Its parts wear the colours of their fields; one that is pressed leads to its field,
 * which the keyboard reaches by itself.
 */
export function FormulaText({ label, call, marked, onMark }: FormulaTextProps) {
  const { formula, replaced, complete: draft, form } = call;
  const styles = useStyles();
  const colours = usePartColours();
  const { language } = useServices();
  if (formula === null || draft === null || form === undefined) return null;
  const parameters = form.parameters.map(({ name }) => name);
  // A new call follows the sign that begins a formula.
  const pieces = formulaPieces(formula, replaced?.start ?? 1, draft, form);
  return (
    <pre className={styles.formula} aria-label={label} role="figure" lang={language()}>
      {pieces.map(({ text, parameter }, index) =>
        parameter === undefined ? (
          text
        ) : (
          <span
            // Pieces are the formula's, in its order.
            key={index}
            data-parameter={parameter}
            className={mergeClasses(
              styles.part,
              colours.colourOf(parameters.indexOf(parameter)),
              marked === parameter && colours.marked,
            )}
            onMouseEnter={() => {
              onMark(parameter);
            }}
            onMouseLeave={() => {
              onMark(null);
            }}
            onClick={() => {
              firstControl(parameter)?.focus();
            }}
          >
            {text}
          </span>
        ),
      )}
    </pre>
  );
}
