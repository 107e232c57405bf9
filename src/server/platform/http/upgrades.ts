import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';

interface Upgrade {
  readonly socket: Duplex;
  /** Bytes that the client sent after the head of its request. */
  readonly head: Buffer;
  readonly response: ServerResponse;
}

const waiting = new WeakMap<IncomingMessage, Upgrade>();

/**
 * Routes requests that ask for another protocol as all others, so that host, access and limits of a route hold for them too. A route
 * that changes the protocol calls `takeUpgrade`; others answer as usual and the connection ends.
 */
export function routeUpgrades(server: FastifyInstance): void {
  server.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    // The development server of the client, if there is one, listens too and takes its own sockets.
    const hasOther = server.server.listenerCount('upgrade') > 1;
    if (hasOther && request.headers['sec-websocket-protocol']?.startsWith('vite-') === true) return;
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket as never);
    response.once('finish', () => socket.end());
    waiting.set(request, { socket, head, response });
    server.routing(request, response);
  });
}

/** The connection of a request that asks for another protocol, one time; null for other requests. */
export function takeUpgrade(request: IncomingMessage): Pick<Upgrade, 'socket' | 'head'> | null {
  const upgrade = waiting.get(request);
  if (upgrade === undefined) return null;
  waiting.delete(request);
  upgrade.response.detachSocket(upgrade.socket as never);
  return upgrade;
}
