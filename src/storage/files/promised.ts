/** Does it at once; what it throws is the promise's to tell. */
export const promised = <T>(work: () => T): Promise<T> =>
  new Promise((resolve) => {
    resolve(work());
  });
