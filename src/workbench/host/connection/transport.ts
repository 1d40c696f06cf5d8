/** A two-way line of text messages between the host and one add-in: postMessage, or a fake of it. */
export interface Transport {
  post(text: string): void;
  /** @returns stops listening */
  subscribe(receive: (text: string) => void): () => void;
}
