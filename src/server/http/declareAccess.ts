import type { FastifyInstance, RouteOptions } from 'fastify';

/** A route that does not say who may call it cannot boot. Checked at the end, when plugins have had their say. */
export function declareAccess(server: FastifyInstance) {
  const declared: RouteOptions[] = [];
  server.addHook('onRoute', (route) => void declared.push(route));
  server.addHook('onReady', async () => {
    const silent = declared.find(({ config }) => config?.access === undefined);
    if (silent !== undefined) throw new Error(`${String(silent.method)} ${silent.url} does not say who may call it.`);
  });
}
