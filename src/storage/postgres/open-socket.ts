import { Socket } from "node:net";

/** How long a server may take to end its side of a connection, in milliseconds. */
const goodbyeMs = 1000;

/** A connection that ends soon after this side has ended: one that has fallen silent would keep the process from stopping. */
export function openSocket(): Socket {
  const socket = new Socket();
  socket.once("finish", () => {
    setTimeout(() => socket.destroy(), goodbyeMs).unref();
  });
  return socket;
}
