import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Longest wait for answers in progress, after the port is closed. */
const timeoutMs = 10_000;

const stopping = new WeakSet<FastifyInstance>();

export const isStopping = (server: FastifyInstance) => stopping.has(server);

/** Ends kept-alive connections with their next answer while the server is stopping. */
export function closeWhileStopping(server: FastifyInstance) {
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping(server)) reply.header('connection', 'close');
    done(null, payload);
  });
}

/** Reports "not ready" until `drained`, then closes the port, waits for answers in progress and closes the server. */
export async function stop(server: FastifyInstance, drained: Promise<unknown>) {
  stopping.add(server);
  await drained;
  await server.close();
}

/** Graceful shutdown with a timeout; a second signal exits immediately. */
export function stopOnSignal(server: FastifyInstance, drainMs: number) {
  const onSignal = async () => {
    if (isStopping(server)) process.exit(1);
    setTimeout(() => process.exit(1), drainMs + timeoutMs).unref();
    await stop(server, delay(drainMs));
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void onSignal());
}
