import type { FastifyInstance, RouteOptions } from 'fastify';

/** Fails the start if a route lacks `config.access`. Checked on ready, because plugins may add it. */
export function declareAccess(server: FastifyInstance) {
  const declared: RouteOptions[] = [];
  server.addHook('onRoute', (route) => void declared.push(route));
  server.addHook('onReady', async () => {
    const undeclared = declared.find(({ config }) => config?.access === undefined);
    if (undeclared !== undefined)
      throw new Error(`${String(undeclared.method)} ${undeclared.url} does not say who may call it.`);
  });
}
