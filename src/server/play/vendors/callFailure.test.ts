import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { moneyOf } from '../../../domain/money.ts';
import { LedgerRefusal } from '../../money/ledger/index.ts';
import { SeamlessRefusal } from '../seamless/index.ts';
import { callFailureOf } from './callFailure.ts';

/** Errors as a vendor reads them, and their lines in the log. */

function failed(error: unknown) {
  const logged: unknown[] = [];
  const noted: unknown[] = [];
  const request = {
    noteRefusal: (code: string) => noted.push(code),
    log: {
      warn: (what: unknown) => logged.push(['warn', what]),
      error: (what: unknown) => logged.push(['error', what]),
    },
  } as unknown as FastifyRequest;
  return { failure: callFailureOf(error, request), logged, noted };
}
const plain = { retry: false, balance: null, limit: null, retryAfterSeconds: null };

it('is the refusal of a rule, with the balance or the limit that it was measured by', () => {
  expect(failed(new SeamlessRefusal('BALANCE_TOO_LOW', moneyOf('3')))).toEqual({
    failure: { ...plain, code: 'BALANCE_TOO_LOW', status: 402, balance: moneyOf('3') },
    logged: [],
    noted: ['BALANCE_TOO_LOW'],
  });
  const limit = { kind: 'stake' } as never;
  expect(failed(new SeamlessRefusal('LIMIT_REACHED', null, null, limit)).failure).toMatchObject({ status: 403, limit });
  expect(failed(new SeamlessRefusal('BET_UNKNOWN')).failure).toMatchObject({ status: 404, retry: true });
  expect(failed(new LedgerRefusal('REQUEST_CONFLICT')).failure).toEqual({ ...plain, code: 'REQUEST_CONFLICT', status: 409 });
});

it('that warns operators is logged as a warning', () => {
  expect(failed(new SeamlessRefusal('GAME_UNKNOWN', null, { game: 'g1' })).logged).toEqual([['warn', { game: 'g1' }]]);
});

it.each([
  [{ validation: [] }, 'MALFORMED'],
  [{ statusCode: 400 }, 'MALFORMED'],
  [{ statusCode: 499 }, 'MALFORMED'],
  [{ statusCode: 399 }, 'SYSTEM'],
  [{ statusCode: 500 }, 'SYSTEM'],
  [new Error('broken'), 'SYSTEM'],
])('of %o is %s, and logged only if it is ours', (error, code) => {
  const { failure, logged, noted } = failed(error);
  expect([failure.code, noted]).toEqual([code, [code]]);
  expect(logged).toEqual(code === 'SYSTEM' ? [['error', { err: error }]] : []);
});

it('of the database being away asks the vendor to come again, without a fault in the log for each call', () => {
  const { failure, logged } = failed(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
  expect(failure).toMatchObject({ code: 'SYSTEM', status: 503, retry: true });
  expect(failure.retryAfterSeconds).toBeGreaterThan(0);
  expect(logged).toEqual([]);
});
