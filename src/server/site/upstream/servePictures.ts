import type { FastifyReply, FastifyRequest } from 'fastify';
import { drawingPolicy } from '../../media/plainPage/index.ts';
import { collect } from './client.ts';
import type { Upstream } from './upstream.ts';
import { visitorLeft } from './visitorLeft.ts';

const maxPictureBytes = 4 * 1024 * 1024;
const timeoutMs = 10_000;
const types = /^image\/(?:svg\+xml|avif|webp|png|jpeg|gif)\b/i;

/** Sends a picture of the upstream, whose answers name its games' and players' pictures by path. False if it has none there. */
export async function sendUpstreamPicture(upstream: Upstream, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const { siteHost, tenant, id, url } = request;
  const answer = await upstream.client.open({
    call: 'picture',
    method: 'GET',
    path: url.split('?')[0] ?? '/',
    visitor: { host: upstream.hostOf(tenant, siteHost), secure: upstream.secure, address: null, requestId: id, headers: {} },
    signal: visitorLeft(reply),
    timeoutMs,
  });
  const type = answer.headers['content-type'] ?? '';
  if (answer.statusCode !== 200 || !types.test(type)) {
    answer.destroy();
    return false;
  }
  const bytes = await collect(answer, timeoutMs, maxPictureBytes);
  const isKept = /\bimmutable\b/.test(answer.headers['cache-control'] ?? '');
  await reply
    .type(type)
    .header('cache-control', `public, max-age=${isKept ? '31536000, immutable' : '86400'}`)
    .header('content-security-policy', drawingPolicy)
    .send(bytes);
  return true;
}
