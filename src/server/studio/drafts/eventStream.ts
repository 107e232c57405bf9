import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Receiver of the events of a stream. */
export interface EventSink<Event> {
  readonly send: (event: Event) => void;
  readonly beat: () => void;
  readonly end: () => void;
}

/** A reader that does not take what it is sent is dropped. */
const maxWaitingBytes = 64 * 1024;

/** Answers with server-sent events. `open` gets the sink and returns the function that drops it. */
export async function openEventStream<Event>(
  reply: FastifyReply,
  open: (sink: EventSink<Event>) => Promise<() => void>,
): Promise<FastifyReply> {
  const body = new Readable({ read: () => undefined });
  const write = (text: string) => {
    if (body.destroyed) return;
    if (body.readableLength > maxWaitingBytes) body.destroy();
    else body.push(text);
  };
  const drop = await open({
    send: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
    beat: () => write(':\n\n'),
    end: () => {
      if (!body.destroyed) body.push(null);
    },
  });
  body.once('close', drop);
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(body);
}
