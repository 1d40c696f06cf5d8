import type { Server } from "node:http";

interface Listening {
  readonly server: Server;
  close(): PromiseLike<unknown>;
}

/**
 * Ends a server and what is still connected to it. One that a request is just under way on, such as a client's last word that
 * nobody waits for, stays open as long as a client may keep it: more than a minute, which a worker did nothing for.
 */
export async function closeAtOnce(app: Listening): Promise<void> {
  const closed = app.close();
  app.server.closeAllConnections();
  await closed;
}
