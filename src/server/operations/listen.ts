import type { FastifyInstance } from 'fastify';

/** Listens on all interfaces, dual-stack; IPv4 only if the machine has no IPv6. */
export async function listen(server: FastifyInstance, port: number) {
  try {
    await server.listen({ port, host: '::' });
  } catch (error) {
    if (!['EAFNOSUPPORT', 'EADDRNOTAVAIL'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await server.listen({ port, host: '0.0.0.0' });
  }
}
