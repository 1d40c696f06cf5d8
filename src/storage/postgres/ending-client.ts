import { Socket } from "node:net";
import pg from "pg";

/** How long a server may take to end its side of a connection, in milliseconds. */
const goodbyeMs = 1000;

/**
 * A connection that ends soon after this side has ended, encrypted or not: one whose server has fallen silent would
 * keep the process from stopping.
 */
export class EndingClient extends pg.Client {
  private readonly socket: Socket;

  constructor(config: pg.ClientConfig = {}) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.socket = socket;
  }

  override end(): Promise<void>;
  override end(callback: (fault: Error) => void): void;
  override end(callback?: (fault: Error) => void): Promise<void> | undefined {
    setTimeout(() => this.socket.destroy(), goodbyeMs).unref();
    if (callback === undefined) return super.end();
    super.end(callback);
    return undefined;
  }
}
