import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Envelope } from '../../wire/envelope.ts';
import { Failure, type FailureCode, failureCodeOf, failures } from '../../wire/failure.ts';
import { isConnectionError } from '../db/connectionError.ts';
import type { Words } from '../words.ts';

/** `Retry-After` of calls that fail because the database is away. */
export const databaseRetrySeconds = 2;

interface Answer {
  readonly code: FailureCode;
  readonly status: number;
  readonly value: unknown;
}

/** Error and 404 handlers: every failure is sent as an envelope; only unexpected server errors are logged. */
export function answerFailures(server: FastifyInstance, words: Words) {
  const send = (request: FastifyRequest, reply: FastifyReply, { code, status, value }: Answer) => {
    const message = words(request.language, failures[code].text) ?? code;
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
      return send(request, reply, { code: 'UNAVAILABLE', status: failures.UNAVAILABLE.status, value: null });
    }
    const answer = answerTo(error);
    if (answer.status >= 500 && answer.code === 'SYSTEM') request.log.error({ err: error }, 'A call failed.');
    return send(request, reply, answer);
  });
  server.setNotFoundHandler((request, reply) => send(request, reply, { code: 'NOT_FOUND', status: 404, value: null }));
}

function answerTo(error: FastifyError): Answer {
  if (error instanceof Failure) return { code: error.code, status: failures[error.code].status, value: error.value };
  if (error.validation !== undefined && error.validationContext === 'body') {
    return { code: 'VALIDATION', status: failures.VALIDATION.status, value: fieldErrors(error) };
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return { code: 'MALFORMED', status, value: null };
  const code = failureCodeOf(error);
  return { code, status: failures[code].status, value: null };
}

/** Fields with the rules they violate, never the values sent. */
function fieldErrors({ validation = [] }: FastifyError) {
  return validation.map(({ instancePath, keyword, params }) => {
    const named = params['missingProperty'] ?? params['additionalProperty'];
    return { field: [instancePath, ...(typeof named === 'string' ? [named] : [])].join('/'), rule: keyword };
  });
}
