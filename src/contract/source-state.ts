/** What a source says of itself without its data: equal as long as nothing in it has moved. */
export interface SourceState {
  /** As the service wrote it: a day or a time. */
  readonly updatedAt: string;
  /** "2010/2030". */
  readonly coveredTimeframe: string;
  readonly link: string;
}
