/** Of the element that holds a parameter's field. */
export const fieldId = (parameter: string): string => `builder-field-${parameter}`;
