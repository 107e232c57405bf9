import type { FastifyReply } from 'fastify';

/** Aborted when the connection of a request ends before its answer has. */
export function visitorLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort();
  });
  return left.signal;
}
