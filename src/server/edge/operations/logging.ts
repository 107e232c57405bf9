import type { FastifyInstance } from 'fastify';
import { routeUrlOf } from '../../platform/http/index.ts';

/** Logs are JSON lines on standard output; tests pass a stream. */
export interface LogSettings {
  readonly level: 'info' | 'error' | 'silent';
  readonly stream?: { write(line: string): void };
}

/** Logs no personal data: no IP address, header, query value, body or error message. */
export const loggerOptions = ({ level, stream = standardOutput() }: LogSettings) => ({
  level,
  base: null,
  timestamp,
  formatters: { level: (label: string) => ({ level: label }) },
  serializers: { req: () => ({}), res: () => ({}), err: describeError },
  stream,
});

let stampedMs = 0;
let stamp = '';

/** Lines of the same millisecond share the text of their time. */
function timestamp() {
  const nowMs = Date.now();
  if (nowMs !== stampedMs) {
    stampedMs = nowMs;
    stamp = `,"time":"${new Date(nowMs).toISOString()}"`;
  }
  return stamp;
}

const ignore = () => undefined;

let lines = '';

/** Lines wait for so long, to be written together: a write for each would cost more than its request. */
const collectMs = 10;

const toStandardOutput = {
  write(line: string) {
    if (lines === '') setTimeout(flush, collectMs).unref();
    lines += line;
  },
};

function flush() {
  const text = lines;
  lines = '';
  if (text !== '') process.stdout.write(text);
}

/** A full disk or a closed pipe loses lines of the log; without a listener it would end the process. */
function standardOutput() {
  if (!process.stdout.listeners('error').includes(ignore)) {
    process.stdout.on('error', ignore);
    process.on('exit', flush);
  }
  return toStandardOutput;
}

/** Logs every answered request. Its line is put together here, because what pino does for it costs more than a cached answer. */
export function logRequests(server: FastifyInstance, { level, stream = standardOutput() }: LogSettings) {
  if (level !== 'info') return;
  const starts = new Map<string, string>();
  const startOf = (merchant: string | null, method: string, route: string | null) => {
    const key = `${merchant} ${method} ${route}`;
    const known = starts.get(key);
    if (known !== undefined) return known;
    const start = JSON.stringify({ merchant, method, route }).slice(1, -1);
    starts.set(key, start);
    return start;
  };
  server.addHook('onResponse', (request, reply, done) => {
    const start = startOf(request.site?.brand.merchant ?? null, request.method, routeUrlOf(request));
    const milliseconds = Math.round(reply.elapsedTime);
    stream.write(
      `{"level":"info"${timestamp()},"reqId":"${request.id}",${start},"status":${reply.statusCode},"milliseconds":${milliseconds},"msg":"answered"}\n`,
    );
    done();
  });
}

/** Error messages of databases and parsers quote their input, so only type and stack are logged. */
function describeError(error: Error & { code?: unknown; cause?: unknown }): { type: string; message: string; stack: string } {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  const cause = error.cause instanceof Error ? ` < ${describeError(error.cause).type}` : '';
  const code = typeof error.code === 'string' ? `(${error.code})` : '';
  return { type: `${error.name}${code}${cause}`, message: '', stack: frames.join('\n') };
}
