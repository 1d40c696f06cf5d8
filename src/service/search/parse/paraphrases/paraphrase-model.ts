/**
 * Ways of asking that name no measure ("how many people live in …"), as the words they stand for.
 * Patterns run over the folded question; what they add is looked up like any other word, so a
 * library without such a concept is not affected.
 */
export interface Paraphrase {
  readonly pattern: RegExp;
  readonly words: string;
  /** Places are put in order: every word between says which of them ("richest landlocked countries"). */
  readonly isOrder?: true;
}
