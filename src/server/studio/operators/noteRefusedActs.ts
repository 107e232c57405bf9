import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure, type FailureCode, failureStatus } from '../../../wire/failure.ts';
import { configOf, isReading } from '../../platform/http/index.ts';
import type { Operator } from './identities.ts';

/** Failures that say nothing about rights: slips of typing, missing sessions, and floods, which are counted elsewhere. */
const ordinary: ReadonlySet<FailureCode> = new Set(['VALIDATION', 'MALFORMED', 'AUTH_REQUIRED', 'RATE_LIMIT']);
/** A page that repeats what it may not do must not fill the log. */
const perMinute = 5;
const minuteMs = 60_000;
/** Refusals that are remembered at most, of one plugin. */
const mostKnown = 1_000;

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
  const inTurn = createTurns();
  server.addHook('onError', async (request, _reply, error) => {
    const operator = operatorOf(request);
    if (operator === undefined || !(error instanceof Failure) || !isRefusal(request, operator, error.code)) return;
    const { members, now } = server.services;
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
      await inTurn(key, now().getTime(), async () => {
        if (!(await members.limits.take({ merchant: '-', key, uses: perMinute, seconds: minuteMs / 1_000 }))) return;
        await members.audit.note({ merchant, kind: 'operator.denied', address: request.client.ip, details });
      });
    } catch (fault) {
      // The refusal stands: its line is in the log, without a row.
      request.log.error({ err: fault }, 'A refused act was not noted.');
    }
  });
}

/**
 * Notes of one refusal follow each other, so many a minute: all write the same row of the limit, and each one that waited for it would
 * keep a connection from everyone else.
 */
function createTurns(): (key: string, at: number, note: () => Promise<void>) => Promise<void> {
  const known = new Map<string, { readonly until: number; count: number; last: Promise<void> }>();
  return (key, at, note) => {
    let turns = known.get(key);
    if (turns === undefined || turns.until <= at || turns.until - at > minuteMs) {
      turns = { until: at + minuteMs, count: 0, last: Promise.resolve() };
      known.delete(key);
      known.set(key, turns);
      const [oldest = key] = known.keys();
      if (known.size > mostKnown) known.delete(oldest);
    }
    if (turns.count >= perMinute) return Promise.resolve();
    turns.count += 1;
    const noting = turns.last.then(note);
    turns.last = noting.catch(() => undefined);
    return noting;
  };
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
