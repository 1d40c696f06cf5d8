import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface LineBetween {
  /** As the server's, by way of here. */
  readonly url: string;
  /** Takes what comes, also connections, and answers nothing: as a server that was stopped, or a network that was cut. */
  fallSilent(): void;
  /** Connections end, and new ones lead to another server, as an address does that is moved. */
  leadTo(url: string): void;
  close(): Promise<void>;
}

/** A way to a server that can fall silent, or lead to another one. */
export async function openLine(serverUrl: string): Promise<LineBetween> {
  let target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.once("close", () => sockets.delete(socket));
  };
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    keep(near);
    if (isSilent) return;
    const far = connect(Number(target.port), target.hostname);
    keep(far);
    near.on("data", (chunk) => isSilent || far.write(chunk));
    far.on("data", (chunk) => isSilent || near.write(chunk));
    near.once("end", () => isSilent || far.end());
    far.once("end", () => isSilent || near.end());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = new URL(serverUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    fallSilent: () => {
      isSilent = true;
    },
    leadTo: (to) => {
      target = new URL(to);
      endAll();
    },
    close: async () => {
      server.close();
      endAll();
      await once(server, "close");
    },
  };
}
