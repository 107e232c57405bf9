import type { FastifyInstance } from 'fastify';

const timeoutMs = 10_000;

/** Graceful shutdown with a timeout; a second signal exits immediately. */
export function stopOnSignal(server: FastifyInstance) {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), timeoutMs).unref();
    await server.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}
