import type { ReactNode } from "react";
import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { fieldId } from "./field-id.js";
import type { MarkedPart } from "./use-marked-part.js";
import { usePartColours } from "./use-part-styles.js";

const useStyles = makeStyles({
  field: {
    minWidth: 0,
    // The edge wears the colour of the part; the field's own texts do not.
    borderInlineStartWidth: "3px",
    borderInlineStartStyle: "solid",
    borderInlineStartColor: "currentColor",
    paddingInlineStart: tokens.spacingHorizontalS,
  },
  inner: { color: tokens.colorNeutralForeground1, textDecorationLine: "none" },
});

interface PartFieldProps extends MarkedPart {
  readonly parameter: string;
  /** The place of the parameter, which gives it its colour. */
  readonly index: number;
  readonly children: ReactNode;
}

/** A parameter's field, in the colour of its part of the formula: pointed at or focused, it marks that part. */
export function PartField({ parameter, index, marked, onMark, children }: PartFieldProps) {
  const styles = useStyles();
  const colours = usePartColours();
  return (
    <div
      id={fieldId(parameter)}
      data-marked={marked === parameter || undefined}
      className={mergeClasses(styles.field, colours.colourOf(index))}
      onMouseEnter={() => {
        onMark(parameter);
      }}
      onMouseLeave={() => {
        onMark(null);
      }}
      onFocus={() => {
        onMark(parameter);
      }}
      onBlur={() => {
        onMark(null);
      }}
    >
      <div className={styles.inner}>{children}</div>
    </div>
  );
}
