import fastify from 'fastify';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { Failure, type FailureCode } from '../../../wire/failure.ts';
import { noteRefusedActs } from './noteRefusedActs.ts';

/** Refusals of a plugin's routes that are noted, and what of them. */

const noted: object[] = [];
let isLimited = false;
/** Questions to the limit that all processes share: all, those without an answer yet, and the most of these. */
const asked = { all: 0, open: 0, most: 0 };
let time = 0;
let isBroken = false;
let operator: { readonly id: string; readonly merchants: string[] | null } | undefined;
let failure: Error;
const server = fastify();
server.decorate('services', {
  now: () => new Date(time),
  members: {
    limits: {
      take: async () => {
        asked.all += 1;
        asked.open += 1;
        asked.most = Math.max(asked.most, asked.open);
        await new Promise(setImmediate);
        asked.open -= 1;
        return !isLimited;
      },
    },
    audit: {
      note: async (event: object) => {
        if (isBroken) throw new Error('The database is away.');
        noted.push(event);
      },
    },
  },
} as never);
server.decorateRequest('client', { getter: () => ({ ip: '203.0.113.9' }) } as never);
noteRefusedActs(server, () => operator);
for (const method of ['GET', 'POST'] as const)
  for (const [url, config] of [
    ['/brands/:merchant/items/:kind/:id', {}],
    ['/work/:merchant', { effect: 'work' }],
  ] as const)
    server.route({ method, url, config, handler: () => Promise.reject(failure) });
afterAll(() => server.close());
beforeEach(() => {
  operator = { id: 'o1', merchants: ['alpha'] };
  isLimited = false;
  isBroken = false;
  time += 60_000;
  Object.assign(asked, { all: 0, open: 0, most: 0 });
});

async function refused(code: FailureCode, value: unknown, method: 'GET' | 'POST', url = '/brands/alpha/items/deposit/d1') {
  failure = new Failure(code, { value });
  noted.length = 0;
  await server.inject({ method, url });
  return [...noted];
}

it('an act that is refused is noted with its operator, route and code, and the fields that name no person', async () => {
  const value = { rule: 'claimed', role: ['money', 'approve'], field: 'amount', secret: 'x' };
  expect(await refused('CONFLICT', value, 'POST')).toEqual([
    {
      merchant: 'alpha',
      kind: 'operator.denied',
      address: '203.0.113.9',
      details: {
        operator: 'o1',
        code: 'CONFLICT',
        route: 'POST /brands/:merchant/items/:kind/:id',
        rule: 'claimed',
        role: 'money approve',
        field: 'amount',
        kind: 'deposit',
        id: 'd1',
      },
    },
  ]);
  for (const other of [null, 'text']) expect(await refused('NOT_FOUND', other, 'POST')).toHaveLength(1);
});

it.each([
  ['NOT_ALLOWED', 'GET', 'alpha', 1],
  ['NOT_FOUND', 'GET', 'alpha', 0],
  ['NOT_FOUND', 'GET', 'beta', 1],
  ['NOT_FOUND', 'POST', 'alpha', 1],
  ['VALIDATION', 'POST', 'alpha', 0],
  ['VALIDATION', 'POST', 'beta', 1],
  ['MALFORMED', 'POST', 'alpha', 0],
  ['AUTH_REQUIRED', 'POST', 'alpha', 0],
  ['RATE_LIMIT', 'POST', 'alpha', 0],
  ['UNAVAILABLE', 'POST', 'alpha', 0],
  ['UNAVAILABLE', 'GET', 'alpha', 0],
] as const)('of %s to a %s about %s %d is noted', async (code, method, merchant, count) => {
  expect(await refused(code, null, method, `/brands/${merchant}/items/deposit/d1`)).toHaveLength(count);
});

it('who is responsible for all brands asks for none of others, and what a draft answers to its writer is a question', async () => {
  operator = { id: 'o1', merchants: null };
  expect(await refused('NOT_FOUND', null, 'GET', '/brands/beta/items/deposit/d1')).toEqual([]);
  expect(await refused('CONFLICT', null, 'POST', '/work/alpha')).toEqual([]);
  expect(await refused('NOT_ALLOWED', null, 'POST', '/work/alpha')).toHaveLength(1);
});

it('nothing is noted without an operator, beyond the limit of a minute, or of another error; the refusal stands', async () => {
  isBroken = true;
  expect(await refused('CONFLICT', null, 'POST')).toEqual([]);
  isBroken = false;
  isLimited = true;
  expect(await refused('CONFLICT', null, 'POST')).toEqual([]);
  isLimited = false;
  operator = undefined;
  expect(await refused('CONFLICT', null, 'POST')).toEqual([]);
  operator = { id: 'o1', merchants: null };
  failure = new Error('A fault.');
  await server.inject({ method: 'POST', url: '/work/alpha' });
  expect(noted).toEqual([]);
});

it('an act that is pressed many times holds one connection at a time, and asks the limit of the minute five times', async () => {
  failure = new Failure('NOT_FOUND');
  noted.length = 0;
  const press = (id: string) =>
    Promise.all(Array.from({ length: 12 }, () => server.inject({ method: 'POST', url: `/brands/alpha/items/deposit/${id}` })));
  const answers = await press('d2');
  expect([answers.map(({ statusCode }) => statusCode), noted.length, asked]).toEqual([
    Array.from({ length: 12 }, () => 500),
    5,
    { all: 5, open: 0, most: 1 },
  ]);
  time += 59_999;
  await press('d2');
  expect(asked.all).toBe(5);
  await press('d3');
  expect(asked.all).toBe(10);
  time += 1;
  await press('d2');
  expect(asked.all).toBe(15);
  // A clock that was put back begins another minute.
  time -= 3_600_000;
  await press('d2');
  expect([asked.all, noted.length]).toEqual([20, 20]);
});
