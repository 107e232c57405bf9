import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { TSchema } from 'typebox';
import { type CallName, calls } from '../../../wire/calls.ts';
import { Failure } from '../../../wire/failure.ts';
import { fileCalls, ownCalls, tightenedCalls } from './callKinds.ts';
import type { UpstreamRequest } from './client.ts';
import { forwardEvents } from './forwardEvents.ts';
import type { Forwarded } from './forwarded.ts';
import { forwardFile } from './forwardFile.ts';
import { forwardSocket } from './forwardSocket.ts';
import { answerHeaders } from './headers.ts';
import { readEnvelope } from './readEnvelope.ts';
import { tighten } from './tighten.ts';
import type { Upstream } from './upstream.ts';
import { visitorLeft } from './visitorLeft.ts';

const nameOf: ReadonlyMap<string, CallName> = new Map(
  (Object.keys(calls) as CallName[]).map((name) => [`${calls[name].method} ${calls[name].path}`, name] as const),
);

/** Paths that game vendors, payment providers and operators call about players, who are the upstream's; see `README.md`. */
const ofPlayers = /^\/(?:seamless|vendors|payments|studio\/api\/desk)(?:\/|$)/;

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * Has the routes of the players' calls answered by the upstream. Each route stays as it is declared: its module, its limit of size
 * and the shapes of request and answer are those of the contract, so they are checked here too. Who may call it is the upstream's to
 * decide, whose sessions they are. Call before the routes are added.
 */
export function forwardCalls(server: FastifyInstance, upstream: Upstream): void {
  server.addHook('onRoute', (route) => {
    if (ofPlayers.test(route.url)) {
      route.handler = (_request, reply) => reply.callNotFound();
      return;
    }
    const name = nameOf.get(`${[route.method].flat()[0]} ${route.url}`);
    if (name === undefined || ownCalls.has(name)) return;
    // Hooks of a route count and look up what only the upstream knows.
    delete route.onRequest;
    delete route.preHandler;
    route.config = { ...route.config, session: 'upstream' };
    route.handler = handlerOf(server, upstream, name, route);
  });
}

function handlerOf(server: FastifyInstance, upstream: Upstream, name: CallName, route: RouteOptions): Handler {
  const forwarded: Forwarded = (request) => requestOf(upstream, name, request);
  if (name === 'chatSocket') return forwardSocket(server, upstream, forwarded);
  if (name === 'liveStream') return forwardEvents(server, upstream, forwarded);
  if (fileCalls.has(name)) return forwardFile(upstream, forwarded);
  const shape = upstream.shapeOf(name, answerSchema(name, route));
  return async (request, reply) => {
    // Of routes that report it themselves, because their body is sealed.
    if (request.validationError !== undefined) throw new Failure('MALFORMED');
    const { call, ...rest } = forwarded(request);
    const answer = await upstream.client.ask({
      call,
      ...rest,
      ...(rest.method === 'GET' ? { signal: visitorLeft(reply) } : {}),
    });
    reply.headers(answerHeaders(answer.headers));
    const envelope = readEnvelope({ call, shape, answer, reportShape: upstream.reportShape }) as { value: unknown };
    const value = tightenedCalls.has(name) ? tighten(name, envelope.value, () => ownAnswers(server, request)) : envelope.value;
    return reply
      .type('application/json; charset=utf-8')
      .serializer((body: unknown) => JSON.stringify(body))
      .send({ ...envelope, value });
  };
}

function ownAnswers({ services }: FastifyInstance, { tenant, client }: FastifyRequest) {
  const location = { ip: client.ip, country: client.country };
  return { permission: services.content.permission(tenant, location), status: services.content.status(tenant, location) };
}

function answerSchema(name: CallName, { schema }: RouteOptions): TSchema {
  const found = (schema?.response as Readonly<Record<string, TSchema>> | undefined)?.['200'];
  if (found === undefined) throw new Error(`The call ${name} has no shape that an answer of the upstream could be checked by.`);
  return found;
}

function requestOf({ hostOf, secure }: Upstream, name: CallName, request: FastifyRequest): UpstreamRequest {
  const { method, path } = calls[name];
  const { body, headers, tenant, client, siteHost, id } = request;
  const host = hostOf(tenant, siteHost);
  const query = new URLSearchParams(request.query as Record<string, string>);
  // The one call that names its host: the upstream knows the brand by another.
  if (name === 'permission') query.set('url', host);
  const search = query.size === 0 ? '' : `?${query}`;
  return {
    call: name,
    method,
    path: `${path}${search}`,
    visitor: { host, secure, address: client.ip, requestId: id, headers },
    ...(body === undefined || body === null ? {} : { body: bodyOf(body, headers['content-type'] ?? '') }),
  };
}

/** Rewritten from what was checked, in the encoding of its call. */
const bodyOf = (body: unknown, type: string) =>
  type.startsWith('application/x-www-form-urlencoded')
    ? { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(body as Record<string, string>).toString() }
    : { type: 'application/json', text: JSON.stringify(body) };
