import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure, type FailureCode, failureStatus } from '../../../wire/failure.ts';
import { configOf, isReading } from '../../platform/http/index.ts';
import type { Operator } from './identities.ts';

/** Failures that say nothing about rights: slips of typing, missing sessions, and floods, which are counted elsewhere. */
const ordinary: ReadonlySet<FailureCode> = new Set(['VALIDATION', 'MALFORMED', 'AUTH_REQUIRED', 'RATE_LIMIT']);
/** A page that repeats what it may not do must not fill the log. */
const perMinute = 5;

/** Fields of a failure's value and of a path that name no person and no secret. */
const facts = ['rule', 'role', 'field'] as const;
const subjects = ['kind', 'id', 'account'] as const;

/**
 * Notes what operators are refused on the routes of a plugin, each with its operator, route, code and what it was about: acts
 * that change something, whatever refuses them, and readings without the right to them.
 * @param operatorOf Who calls, also where their rights do not suffice
 */
export function noteRefusedActs(
  server: FastifyInstance,
  operatorOf: (request: FastifyRequest) => Pick<Operator, 'id' | 'merchants'> | undefined,
): void {
  server.addHook('onError', async (request, _reply, error) => {
    const operator = operatorOf(request);
    if (operator === undefined || !(error instanceof Failure) || !isRefusal(request, operator, error.code)) return;
    const { members } = server.services;
    const { merchant = null, ...params } = request.params as Readonly<Record<string, string | undefined>>;
    const details = {
      operator: operator.id,
      code: error.code,
      route: `${request.method} ${configOf(request).url ?? ''}`,
      ...picked(error.value, facts),
      ...picked(params, subjects),
    };
    try {
      const key = `operator.denied:${Object.values(details).join(' ')}`;
      if (!(await members.limits.take({ merchant: '-', key, uses: perMinute, seconds: 60 }))) return;
      await members.audit.note({ merchant, kind: 'operator.denied', address: request.client.ip, details });
    } catch (fault) {
      // The refusal stands: its line is in the log, without a row.
      request.log.error({ err: fault }, 'A refused act was not noted.');
    }
  });
}

function isRefusal(request: FastifyRequest, { merchants }: Pick<Operator, 'merchants'>, code: FailureCode): boolean {
  const { merchant } = request.params as { readonly merchant?: string };
  if (code === 'NOT_ALLOWED') return true;
  if (merchant !== undefined && merchants?.includes(merchant) === false) return true;
  // Drafts are merged, so that a conflict there is a question.
  const isWriting = !isReading(request.method) && configOf(request).effect !== 'work';
  return isWriting && failureStatus[code] < 500 && !ordinary.has(code);
}

function picked(value: unknown, names: readonly string[]): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  const found = Object.entries(value).filter(([name]) => names.includes(name));
  return Object.fromEntries(found.map(([name, each]) => [name, [each].flat().join(' ')]));
}
