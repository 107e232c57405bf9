import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface PoolerOptions {
  /** Drops notifications of the server, as a pooler in transaction mode does. */
  readonly swallows?: () => boolean;
  /** Changes what clients send, to the same number of bytes. */
  readonly rewrite?: (bytes: Buffer) => Buffer;
}

/** A program between clients and PostgreSQL that speaks its protocol. */
export async function startPooler(url: string, { swallows = () => true, rewrite = (bytes) => bytes }: PoolerOptions = {}) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    client.on('data', (bytes) => void upstream.write(rewrite(bytes)));
    let rest = Buffer.alloc(0);
    upstream.on('data', (bytes) => {
      rest = Buffer.concat([rest, bytes]);
      const passed: Buffer[] = [];
      // A message is its kind, its length without the kind, and its content.
      while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
        const length = rest.readInt32BE(1) + 1;
        const message = rest.subarray(0, length);
        rest = rest.subarray(length);
        if (String.fromCharCode(message[0] ?? 0) !== 'A' || !swallows()) passed.push(message);
      }
      client.write(Buffer.concat(passed));
    });
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const pooled = new URL(url);
  pooled.hostname = '127.0.0.1';
  pooled.port = String((server.address() as AddressInfo).port);
  return {
    url: pooled.href,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
