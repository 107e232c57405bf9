import type { FastifyPluginAsync } from 'fastify';
import { contracts } from '../../play/vendors/index.ts';

/** Wallet calls of the vendors that do not speak our own contract, below the name of theirs. */
const routes: FastifyPluginAsync = async (server) => {
  for (const [name, { routes: calls }] of contracts)
    if (calls !== undefined) await server.register(calls, { prefix: `/vendors/${name}` });
};

export default routes;
