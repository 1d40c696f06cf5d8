/** As many connections as a browser opens to one server over HTTP/1.1. */
const connections = 6;

/** Node's fetch as a browser's would behave: a seventh request waits for one of six connections. */
export function limitedFetch(): typeof fetch {
  let free = connections;
  const waiting: (() => void)[] = [];
  const giveBack = () => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };
  return async (input, init) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      const response = await fetch(input, init);
      // The connection is taken until the body has come.
      const body = await response.arrayBuffer();
      return new Response(body, response);
    } finally {
      giveBack();
    }
  };
}
