import type { FastifyInstance } from 'fastify';

/** Log lines go to standard output as JSON; a test passes its own stream. */
export interface LogSettings {
  readonly level: 'info' | 'error' | 'silent';
  readonly stream?: { write(line: string): void };
}

/** Nothing about a person is written: no address, no header, no query value, no body, no message with data in it. */
export const loggerOptions = ({ level, stream }: LogSettings) => ({
  level,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label: string) => ({ level: label }) },
  serializers: { req: () => ({}), res: () => ({}), err: describeError },
  ...(stream === undefined ? {} : { stream }),
});

export function logRequests(server: FastifyInstance) {
  server.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        merchant: request.site?.brand.merchant ?? null,
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}

/** Messages of databases and parsers quote what they were given, so only the kind and the place remain. */
function describeError(error: Error & { code?: unknown; cause?: unknown }): { type: string; message: string; stack: string } {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  const cause = error.cause instanceof Error ? ` < ${describeError(error.cause).type}` : '';
  const code = typeof error.code === 'string' ? `(${error.code})` : '';
  return { type: `${error.name}${code}${cause}`, message: '', stack: frames.join('\n') };
}
