import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { accountTypes } from '../../../domain/accountType.ts';
import { currentRequest } from '../../platform/events/index.ts';
import { requireSession, type SessionDeps } from './requireSession.ts';

/** Access rules of routes, each with every caller. */

const token = 't'.repeat(43);
let found: object | null;
let isForeign: boolean;
let mayCall: boolean;
let asked: unknown[];
let taken: unknown[];
let noted: unknown[];
beforeEach(() => {
  [found, isForeign, mayCall] = [null, false, true];
  [asked, taken, noted] = [[], [], []];
});

type Hook = (request: FastifyRequest, reply: null, done: (error?: Error) => void) => void;
let hook: Hook;
let sessionOf: (this: object) => unknown;
requireSession(
  {
    decorateRequest: (name: string, value: { getter?: typeof sessionOf } | null) => {
      if (name === 'session') sessionOf = value?.getter ?? expect.fail('No getter.');
    },
    addHook: (_at: string, given: Hook) => {
      hook = given;
    },
  } as unknown as FastifyInstance,
  {
    db: { select: () => ({ from: () => ({ where: async () => (isForeign ? [{}] : []) }) }) },
    sessions: {
      find: async (_tenant: unknown, given: string, options: object) => {
        asked.push([given, options]);
        return found;
      },
    },
    audit: { note: async (event: object) => void noted.push(event) },
    limits: {
      take: async (order: object) => {
        taken.push(order);
        return mayCall;
      },
    },
  } as unknown as SessionDeps,
);

interface Call {
  readonly header?: string | undefined;
  readonly guestRead?: boolean;
}
async function call(config: object, { header = `Bearer ${token}`, guestRead = true }: Call = {}) {
  const request = {
    headers: header === '' ? {} : { authorization: header },
    tenant: { brand: { merchant: 'alpha', catalogue: { guestRead } } },
    client: { ip: '10.0.0.1' },
    routeOptions: { config, url: '/route' },
    routeConfig: null,
    caller: null as object | null,
  };
  const error = await new Promise<Error | undefined>((resolve) => hook(request as never, null, resolve));
  return { request, code: error === undefined ? 'done' : (error as { code?: string }).code };
}
const outcome = async (config: object, given: Call = {}) => (await call(config, given)).code;
const sessionWith = (type: number, limited = false) => ({
  tokenHash: 'hash-of-the-token',
  limited,
  account: { merchant: 'alpha', id: 'm1', type },
});

const callers = {
  'a guest': null,
  'a member': sessionWith(accountTypes.member),
  'an agent': sessionWith(accountTypes.agent),
  'a general agent': sessionWith(accountTypes.generalAgent),
  'a trial account': sessionWith(accountTypes.trial),
  'a member who must change the password': sessionWith(accountTypes.member, true),
};
type Caller = keyof typeof callers;
/** Callers that a route does not let through, and why; all others it does. */
const rules: Readonly<Record<string, readonly [object, Partial<Record<Caller, string>>, Call?]>> = {
  public: [{ access: 'public' }, {}],
  'public, which reads a session if there is one': [{ access: 'public', session: 'ifAny' }, {}],
  members: [
    { access: 'member' },
    {
      'a guest': 'AUTH_REQUIRED',
      'a trial account': 'TRUE_ACCOUNT',
      'a member who must change the password': 'PASSWORD_CHANGE',
    },
  ],
  'members, trial accounts too': [
    { access: 'member', account: 'any' },
    { 'a guest': 'AUTH_REQUIRED', 'a member who must change the password': 'PASSWORD_CHANGE' },
  ],
  'members, before the password is changed too': [
    { access: 'member', whenLimited: 'answer' },
    { 'a guest': 'AUTH_REQUIRED', 'a trial account': 'TRUE_ACCOUNT' },
  ],
  agents: [
    { access: 'agent' },
    {
      'a guest': 'AUTH_REQUIRED',
      'a member': 'NOT_AGENT',
      'a trial account': 'TRUE_ACCOUNT',
      'a member who must change the password': 'PASSWORD_CHANGE',
    },
  ],
  'guests where they may read': [{ access: 'public', guests: 'whereTheyMayRead' }, {}],
  'no guests where they may not read': [
    { access: 'public', guests: 'whereTheyMayRead' },
    { 'a guest': 'AUTH_REQUIRED', 'a member who must change the password': 'PASSWORD_CHANGE' },
    { guestRead: false },
  ],
};
it.each(Object.entries(rules))('a route for %s', async (_name, [config, refused, given]) => {
  for (const [name, session] of Object.entries(callers)) {
    found = session;
    expect([name, await outcome(config, given)]).toEqual([name, refused[name as Caller] ?? 'done']);
  }
});

it('reads no session where none is needed, and keeps the one it read for the route', async () => {
  found = callers['a member'];
  expect((await call({ access: 'public' })).request.caller).toBe(null);
  expect(asked).toEqual([]);
  for (const config of [{ access: 'member' }, { access: 'public', session: 'ifAny' }])
    expect((await call(config)).request.caller).toBe(found);
  expect(asked).toEqual([
    [token, { extend: true }],
    [token, { extend: true }],
  ]);
  expect(sessionOf.call({ caller: found })).toBe(found);
  expect(() => sessionOf.call({ caller: null })).toThrow(expect.objectContaining({ code: 'AUTH_REQUIRED' }));
});

it('does not prolong a session by a call that the page makes by itself', async () => {
  found = callers['a member'];
  await call({ access: 'member', session: 'passive' });
  expect(asked).toEqual([[token, { extend: false }]]);
});

it('takes a bearer token of 43 letters and nothing else', async () => {
  found = callers['a member'];
  const no = [
    '',
    token,
    `bearer ${token}`,
    `Bearer ${token}x`,
    `Bearer ${token.slice(1)}`,
    `x Bearer ${token}`,
    `Bearer  ${token}`,
  ];
  for (const header of no) expect(await outcome({ access: 'member' }, { header })).toBe('AUTH_REQUIRED');
  expect([asked, noted]).toEqual([[], []]);
});

it('a token of another brand is none, and is noted; one that has ended only is none', async () => {
  expect([await outcome({ access: 'member' }), noted]).toEqual(['AUTH_REQUIRED', []]);
  isForeign = true;
  expect(await outcome({ access: 'member' })).toBe('AUTH_REQUIRED');
  expect(noted).toEqual([{ merchant: 'alpha', kind: 'session.foreign', address: '10.0.0.1' }]);
  found = callers['a member'];
  expect(await outcome({ access: 'member' })).toBe('done');
  expect(noted).toHaveLength(1);
});

it('calls that are limited are counted by route and member, within a minute', async () => {
  found = callers['a member'];
  expect(await outcome({ access: 'member', perMinute: 3 })).toBe('done');
  expect(taken).toEqual([{ merchant: 'alpha', key: 'call:/route:m1', uses: 3, seconds: 60 }]);
  mayCall = false;
  expect(await outcome({ access: 'member', perMinute: 3 })).toBe('RATE_LIMIT');
  expect(await outcome({ access: 'member' })).toBe('done');
  expect(taken).toHaveLength(2);
});

it('where the upstream knows the session, only its absence is judged', async () => {
  const config = { access: 'member', session: 'upstream' };
  expect([await outcome(config), await outcome(config, { header: '' })]).toEqual(['done', 'AUTH_REQUIRED']);
  expect(await outcome({ access: 'public', session: 'upstream' }, { header: '' })).toBe('done');
  expect(asked).toEqual([]);
});

it('marks the request with the start of the session’s hash, for the log', async () => {
  found = callers['a member'];
  const marks: { request: string; session?: string } = { request: 'r' };
  await currentRequest.run(marks as never, () => call({ access: 'member' }));
  expect(marks.session).toBe('hash-of-the-');
});
