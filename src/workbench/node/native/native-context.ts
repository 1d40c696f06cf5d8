/** What an Excel says of itself, for either platform to put in its own form. */
export interface NativeContext {
  readonly uiLanguage: string;
  readonly contentLanguage: string;
  readonly documentUrl: string;
  readonly requirementMatrix: string;
  readonly initialDisplayMode: number;
}
