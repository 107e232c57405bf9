import type { FastifyInstance } from 'fastify';
import type { SendCallback } from './index.ts';

/** Sends a callback of the simulated provider to this server, through the route that every provider calls. */
export async function sendTo(server: Pick<FastifyInstance, 'inject'>, { path, headers, body }: Parameters<SendCallback>[0]) {
  const answer = await server.inject({ method: 'POST', url: path, headers: { ...headers, host: 'localhost' }, payload: body });
  return answer.statusCode;
}
