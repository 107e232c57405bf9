import type { FastifyReply, FastifyRequest } from 'fastify';
import { collect, isJson } from './client.ts';
import type { Forwarded } from './forwarded.ts';
import { answerHeaders } from './headers.ts';
import { readEnvelope } from './readEnvelope.ts';
import type { Upstream } from './upstream.ts';
import { UpstreamAway } from './upstreamAway.ts';
import { visitorLeft } from './visitorLeft.ts';

/** Refusals are short. */
const maxRefusalBytes = 64 * 1024;
const refusalTimeoutMs = 5_000;
/** Longest silence within a file. */
const silenceMs = 30_000;

/** Passes a file on as it arrives. A refused call answers an envelope in its place. */
export function forwardFile(upstream: Upstream, forwarded: Forwarded) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = forwarded(request);
    const answer = await upstream.client.open({ ...asked, signal: visitorLeft(reply) });
    const { statusCode: status = 0, headers } = answer;
    if (isJson(headers) || status !== 200) {
      const bytes = await collect(answer, refusalTimeoutMs, maxRefusalBytes);
      readEnvelope({ call: asked.call, shape: noFile, answer: { status, headers, bytes }, reportShape: upstream.reportShape });
    }
    if (!/^text\/csv\b/i.test(headers['content-type'] ?? '')) {
      answer.destroy();
      upstream.reportShape({ call: asked.call, pointer: '', rule: 'type' });
      throw new UpstreamAway('shape');
    }
    answer.setTimeout(silenceMs, () => answer.destroy(new UpstreamAway('timeout')));
    return reply
      .headers(answerHeaders(headers))
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(answer);
  };
}

/** A success in the place of a file is none. */
const noFile = () => ({ ok: false, pointer: '', rule: 'type' }) as const;
