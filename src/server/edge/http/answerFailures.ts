import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage } from '../../../domain/language.ts';
import type { Envelope } from '../../../wire/envelope.ts';
import { Failure, type FailureCode, failureCodeOf, failureStatus, failureText } from '../../../wire/failure.ts';
import { securityHeadersOf } from '../../media/plainPage/index.ts';
import { databaseRetrySeconds, isConnectionError } from '../../platform/db/index.ts';
import type { Words } from '../../platform/words/index.ts';
import { UpstreamAway } from '../../site/upstream/index.ts';

interface Answer {
  readonly code: FailureCode;
  readonly status: number;
  readonly value: unknown;
  /** Sentence of the back office that refused, if another server did. */
  readonly text?: string | null;
}

/** Error and 404 handlers: every failure is sent as an envelope; only unexpected server errors are logged. */
export function answerFailures(server: FastifyInstance, words: Words) {
  const send = (request: FastifyRequest, reply: FastifyReply, { code, status, value, text }: Answer) => {
    const message = text ?? words(request.language, failureText(code)) ?? code;
    const envelope: Envelope<unknown> = { success: false, message, value, code };
    return reply
      .code(status)
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .serializer((body: unknown) => JSON.stringify(body))
      .send(envelope);
  };
  server.setErrorHandler((error: FastifyError, request, reply) => {
    if (isConnectionError(error)) {
      request.log.warn('The database is away.');
      reply.header('retry-after', String(databaseRetrySeconds));
      return send(request, reply, { code: 'UNAVAILABLE', status: failureStatus.UNAVAILABLE, value: null });
    }
    const answer = answerTo(error);
    if (error instanceof UpstreamAway) {
      server.services.faults.report('upstream', error);
      if (error.retryMs !== null) reply.header('retry-after', String(Math.ceil(error.retryMs / 1_000)));
    }
    request.noteRefusal(answer.code);
    if (answer.code === 'VENDOR_DOWN') server.services.faults.report('vendor', error.cause ?? error);
    if (answer.status >= 500 && answer.code === 'SYSTEM') request.log.error({ err: error }, 'A call failed.');
    return send(request, reply, answer);
  });
  server.setNotFoundHandler((request, reply) => send(request, reply, { code: 'NOT_FOUND', status: 404, value: null }));
}

/**
 * Fastify options that answer the requests its handlers do not see: a URL that is none, and what Node cannot parse. No answer
 * quotes the request.
 */
export function answerUnroutable(words: Words, production: boolean) {
  const body = JSON.stringify({
    success: false,
    message: words(defaultLanguage, failureText('MALFORMED')) ?? 'MALFORMED',
    value: null,
    code: 'MALFORMED',
  } satisfies Envelope<unknown>);
  const headersOf = (id: string) => ({
    ...securityHeadersOf(production, id),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });

  return {
    frameworkErrors: (_error: FastifyError, { id }: Pick<FastifyRequest, 'id'>, reply: Pick<FastifyReply, 'raw'>) => {
      reply.raw.writeHead(failureStatus.MALFORMED, { ...headersOf(id), 'content-length': Buffer.byteLength(body) }).end(body);
    },

    clientErrorHandler: (error: Error & { readonly code?: string }, socket: Socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) return;
      const status = statusOfParserError.get(error.code ?? '') ?? failureStatus.MALFORMED;
      const headers = { ...headersOf(randomUUID()), 'content-length': Buffer.byteLength(body), connection: 'close' };
      const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...fields, '', body].join('\r\n'));
      socket.destroySoon();
    },
  };
}

const statusOfParserError: ReadonlyMap<string, number> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
]);

function answerTo(error: FastifyError): Answer {
  if (error instanceof Failure) {
    return { code: error.code, status: failureStatus[error.code], value: error.value, text: error.text };
  }
  if (error.validation !== undefined && error.validationContext === 'body') {
    return { code: 'VALIDATION', status: failureStatus.VALIDATION, value: fieldErrors(error) };
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return { code: 'MALFORMED', status, value: null };
  const code = failureCodeOf(error);
  return { code, status: failureStatus[code], value: null };
}

/** Fields with the rules they violate, never the values sent. */
function fieldErrors({ validation = [] }: FastifyError) {
  return validation.map(({ instancePath, keyword, params }) => {
    const named = params['missingProperty'] ?? params['additionalProperty'];
    return { field: [instancePath, ...(typeof named === 'string' ? [named] : [])].join('/'), rule: keyword };
  });
}
