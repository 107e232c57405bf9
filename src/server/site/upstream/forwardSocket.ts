import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../../../wire/failure.ts';
import { isOwnPage, takeUpgrade } from '../../platform/http/index.ts';

import { collect } from './client.ts';
import type { Forwarded } from './forwarded.ts';
import { readEnvelope } from './readEnvelope.ts';
import type { Upstream } from './upstream.ts';

const refusalTimeoutMs = 5_000;
const maxRefusalBytes = 64 * 1024;
const webSocketKey = /^[A-Za-z0-9+/]{22}==$/;
const acceptValue = /^[A-Za-z0-9+/]{27}=$/;

/** Joins the socket of the chat room with one of the upstream. Its messages pass unread: both ends check them. */
export function forwardSocket(server: FastifyInstance, upstream: Upstream, forwarded: Forwarded) {
  const open = new Set<Duplex>();
  server.addHook('preClose', async () => {
    for (const socket of open) socket.destroy();
  });

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { headers, siteHost, raw } = request;
    const key = headers['sec-websocket-key'] ?? '';
    if (headers.upgrade?.toLowerCase() !== 'websocket' || !webSocketKey.test(key)) throw new Failure('MALFORMED');
    if (!isOwnPage(headers.origin, siteHost, server.services.settings.staticOrigins)) throw new Failure('NOT_ALLOWED');
    const asked = forwarded(request);
    const found = await upstream.client.upgrade(asked, {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': key,
      'sec-websocket-version': '13',
      // As a page of the upstream's own site: the page's origin was checked here.
      origin: `${upstream.secure ? 'https' : 'http'}://${asked.visitor.host}`,
    });
    if (!found.isUpgraded) {
      const { statusCode: status = 0, headers: given } = found.answer;
      const bytes = await collect(found.answer, refusalTimeoutMs, maxRefusalBytes);
      readEnvelope({
        call: asked.call,
        shape: noSocket,
        answer: { status, headers: given, bytes },
        reportShape: upstream.reportShape,
      });
      throw new Failure('UNAVAILABLE');
    }
    const theirs = found.socket;
    const accept = found.answer.headers['sec-websocket-accept'] ?? '';
    const taken = acceptValue.test(accept) ? takeUpgrade(raw) : null;
    if (taken === null) {
      theirs.destroy();
      throw new Failure('UNAVAILABLE');
    }
    reply.hijack();
    join(taken.socket, theirs, open);
    taken.socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    taken.socket.write(found.rest);
    theirs.write(taken.head);
    taken.socket.pipe(theirs);
    theirs.pipe(taken.socket);
  };
}

/** Either end closes both. */
function join(ours: Duplex, theirs: Duplex, open: Set<Duplex>) {
  for (const [socket, other] of [
    [ours, theirs],
    [theirs, ours],
  ] as const) {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      open.delete(socket);
      other.destroy();
    });
  }
}

/** An answer in the place of a socket is a refusal, or none of the contract. */
const noSocket = () => ({ ok: false, pointer: '', rule: 'type' }) as const;
