/** Something that tells those who listen what has happened to it. */
interface Observable<T> {
  /** Tells every listener, those that leave or join meanwhile aside. */
  emit(value: T): void;
  /** Returns the unsubscriber. */
  subscribe(listener: (value: T) => void): () => void;
  readonly isObserved: boolean;
}

export function createObservable<T = void>(): Observable<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    emit: (value) => {
      for (const listener of [...listeners]) listener(value);
    },
    subscribe: (listener) => {
      // One function subscribed twice is told twice, and leaves once each.
      const own = (value: T) => {
        listener(value);
      };
      listeners.add(own);
      return () => {
        listeners.delete(own);
      };
    },
    get isObserved() {
      return listeners.size > 0;
    },
  };
}
