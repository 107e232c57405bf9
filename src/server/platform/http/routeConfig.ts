import type { FastifyInstance, FastifyRequest } from 'fastify';

export const keepRouteConfig = (server: FastifyInstance) => server.decorateRequest('routeConfig', null);

/** Declarations of the route of a request. Read once per request, because `request.routeOptions` builds an object whenever it is read. */
export function configOf(request: Pick<FastifyRequest, 'routeConfig' | 'routeOptions'>) {
  request.routeConfig ??= request.routeOptions.config;
  return request.routeConfig;
}

/** URL of the route that answered, as it is declared; null if none did. */
export const routeUrlOf = (request: FastifyRequest): string | null => (request.is404 ? null : (configOf(request).url ?? null));

/** Whether requests of these methods change nothing. */
export const isReading = (method: string | readonly string[]): boolean =>
  [method].flat().every((each) => each === 'GET' || each === 'HEAD');
