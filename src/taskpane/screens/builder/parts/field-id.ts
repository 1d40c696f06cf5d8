/** Of the element that holds a parameter's field. */
export const fieldId = (parameter: string): string => `builder-field-${parameter}`;

/** What is typed or chosen in first there. */
export const firstControl = (parameter: string): HTMLElement | null =>
  document
    .getElementById(fieldId(parameter))
    ?.querySelector<HTMLElement>("input, select, textarea, button, summary") ?? null;
