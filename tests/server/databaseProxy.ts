import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { TestDatabase } from './databases.ts';

/** A TCP proxy in front of a database, which a test can take away and bring back under the same address. */
export async function proxyDatabase({ url }: TestDatabase) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const [side, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      sockets.add(side);
      side.on('error', () => other.destroy());
      side.on('close', () => {
        sockets.delete(side);
        other.destroy();
      });
      side.pipe(other);
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as { port: number };
  const proxied = new URL(url);
  proxied.port = String(port);
  return {
    database: { kind: 'postgres', url: proxied.href } as const,
    /** Ends every connection and refuses new ones. */
    async takeAway() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    bringBack: () => listen(port),
  };
}
