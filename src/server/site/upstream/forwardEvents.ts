import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { LiveState } from '../../../wire/live.ts';
import { collect } from './client.ts';
import type { Forwarded } from './forwarded.ts';
import { readEnvelope } from './readEnvelope.ts';
import { createShape } from './shapes.ts';
import type { Upstream } from './upstream.ts';
import { UpstreamAway } from './upstreamAway.ts';

const closed = { additionalProperties: false } as const;

/** The events of `wire/live.ts`. */
const LiveEventShape = Type.Union([
  Type.Object({ topic: Type.Literal('state'), ...LiveState.properties }, closed),
  Type.Object({ topic: Type.Literal('balance'), balance: LiveState.properties.balance }, closed),
  Type.Object({ topic: Type.Literal('inbox'), unread: LiveState.properties.unread }, closed),
  Type.Object({ topic: Type.Union(['receipt', 'limits', 'contract', 'rank'].map((topic) => Type.Literal(topic))) }, closed),
]);

const maxEventBytes = 64 * 1024;
/** Bytes that wait for a browser that does not read; it then loses its stream and opens another. */
const maxWaitingBytes = 64 * 1024;
/** More than two heartbeats of a server. */
const silenceMs = 60_000;
const refusalTimeoutMs = 5_000;

/** Passes the live events of an account on, each one checked. An event that is none of the contract ends the stream; the page asks then. */
export function forwardEvents(server: FastifyInstance, upstream: Upstream, forwarded: Forwarded) {
  const check = createShape(LiveEventShape);
  const streams = new Set<Readable>();
  server.addHook('preClose', async () => {
    for (const stream of streams) stream.push(null);
  });

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = forwarded(request);
    const left = new AbortController();
    const answer = await upstream.client.open({ ...asked, signal: left.signal });
    const { statusCode: status = 0, headers } = answer;
    if (status !== 200 || !/^text\/event-stream\b/i.test(headers['content-type'] ?? '')) {
      const bytes = await collect(answer, refusalTimeoutMs, maxEventBytes);
      readEnvelope({
        call: asked.call,
        shape: noStream,
        answer: { status, headers, bytes },
        reportShape: upstream.reportShape,
      });
      throw new UpstreamAway('shape');
    }
    const body = new Readable({ read: () => undefined });
    const end = () => {
      streams.delete(body);
      left.abort();
    };
    streams.add(body);
    body.once('close', end);

    let text = '';
    answer.setEncoding('utf8');
    answer.setTimeout(silenceMs, () => answer.destroy());
    answer.on('data', (part: string) => {
      const blocks = (text + part).split('\n\n');
      text = blocks.pop() ?? '';
      const passed = blocks.map((block) => eventOf(block, asked.call));
      const isWrong = passed.includes(null) || text.length > maxEventBytes || body.readableLength > maxWaitingBytes;
      body.push(passed.filter((each) => each !== null).join('') || null);
      if (isWrong && !body.destroyed) body.push(null);
    });
    answer.once('error', () => body.destroy());
    answer.once('end', () => body.push(null));
    answer.once('close', () => body.push(null));
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .send(body);
  };

  /** The event as it is sent on; a heartbeat as it is; null for one of another shape. */
  function eventOf(block: string, call: string): string | null {
    if (block.startsWith(':')) return ':\n\n';
    const data = /^data: (.+)$/m.exec(block)?.[1];
    const event = data === undefined ? undefined : parsed(data);
    const checked = check(event);
    if (checked.ok) return `data: ${JSON.stringify(checked.value)}\n\n`;
    upstream.reportShape({ call, pointer: checked.pointer, rule: checked.rule });
    return null;
  }
}

/** A success in the place of a stream is none. */
const noStream = () => ({ ok: false, pointer: '', rule: 'type' }) as const;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
