import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/index.ts';

const unavailable = ['EAFNOSUPPORT', 'EADDRNOTAVAIL'];

/** Listens as the settings say: `localhost` is both loopback addresses, `::` all interfaces. Without IPv6 the IPv4 ones are enough. */
export async function listen(server: FastifyInstance, { port, listenHost: host }: Pick<Settings, 'port' | 'listenHost'>) {
  if (host === 'localhost') {
    await server.listen({ port, host: '127.0.0.1' });
    return listenOnIpv6Loopback(server);
  }
  try {
    await server.listen({ port, host });
  } catch (error) {
    if (host !== '::' || !isUnavailable(error)) throw error;
    await server.listen({ port, host: '0.0.0.0' });
  }
}

/** Fastify itself adds the second address only to a server that no factory made. */
async function listenOnIpv6Loopback(server: FastifyInstance) {
  const { port } = server.addresses()[0] as AddressInfo;
  const second = createServer((socket) => server.server.emit('connection', socket));
  server.server.once('close', () => second.close());
  try {
    await once(second.listen({ port, host: '::1', ipv6Only: true }), 'listening');
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
}

const isUnavailable = (error: unknown) => unavailable.includes((error as NodeJS.ErrnoException).code ?? '');
