const words =
  /\bfiscal years?\b|haushaltsjahr|gesch(?:ä|ae)ftsjahr|fiskaljahr|wirtschaftsjahr|\bexercices? (?:budg[ée]|fisca|comptable)|\bann[ée]es? (?:budg[ée]|fiscale)|\ba[ñn]os? fiscal|\bejercicios? (?:fiscal|presupuestario)/i;

/** Whether a title says that plain years are fiscal ones: "Federal debt (fiscal years)". Which months they have it does not say. */
export const namesFiscalYears = (title: string): boolean => words.test(title);
