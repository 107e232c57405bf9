import type { FastifyInstance } from 'fastify';

/** On every address of the machine, of both kinds where it has both. */
export async function listen(server: FastifyInstance, port: number) {
  try {
    await server.listen({ port, host: '::' });
  } catch (error) {
    if (!['EAFNOSUPPORT', 'EADDRNOTAVAIL'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await server.listen({ port, host: '0.0.0.0' });
  }
}
