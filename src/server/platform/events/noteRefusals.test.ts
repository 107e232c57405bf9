import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentRequest } from './audit.ts';
import { noteRefusals } from './noteRefusals.ts';

/** Refusals that are security events, each noted once a minute. */

let clock = 1_000;
beforeEach(() => {
  clock = 1_000;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The cache of what was noted reads its clock once a millisecond. */
function passTo(ms: number) {
  clock = ms;
  vi.advanceTimersByTime(10);
}

type Note = (this: object, code: string, kind?: string, more?: object) => void;
type Hook = (request: object, reply: null, done: () => void) => void;

function opened() {
  const counted: string[] = [];
  const noted: object[] = [];
  const asked: unknown[] = [];
  let note: Note = () => undefined;
  let hook: Hook = () => undefined;
  const server = {
    services: {
      members: {
        audit: {
          note: async (event: object) => {
            noted.push(event);
            asked.push(currentRequest.getStore());
          },
        },
      },
      background: { run: (_task: string, work: () => Promise<void>) => void work() },
    },
    addHook: (_name: string, added: Hook) => {
      hook = added;
    },
    decorateRequest: (_name: string, decorator: Note) => {
      note = decorator;
    },
  };
  noteRefusals(server as unknown as FastifyInstance, (code, merchant) => counted.push(`${code} ${merchant}`));
  const request = (more: object = {}) => ({
    id: 'r1',
    headers: { 'user-agent': 'browser' },
    site: { brand: { merchant: 'alpha' } },
    client: { ip: '203.0.113.9' },
    caller: { account: { id: 'm1' } },
    routeOptions: { url: '/login', config: {} },
    server,
    ...more,
  });
  const refuse = (code: string, more: object = {}, ...named: [kind?: string, details?: object]) =>
    note.call(request(more), code, ...named);
  const pass = (more: object = {}) => {
    let store: unknown;
    hook(request(more), null, () => {
      store = currentRequest.getStore();
    });
    return store;
  };
  return { counted, noted, asked, refuse, pass };
}

it.each([
  ['NOT_AGENT', 'access.refused'],
  ['NON_MEMBER', 'access.refused'],
  ['TRUE_ACCOUNT', 'access.refused'],
  ['PASSWORD_CHANGE', 'access.refused'],
  ['AUTH_WAIT', 'login.held'],
  ['AUTH_CAPTCHA', 'login.held'],
  ['AUTH_CHALLENGE', 'challenge.refused'],
  ['CODE_INCORRECT', 'code.refused'],
  ['NAME_MISMATCH', 'code.refused'],
  ['LINK_EXPIRED', 'link.refused'],
  ['VERIFICATION_ENDED', 'link.refused'],
  ['REPLAY', 'envelope.replayed'],
  ['RATE_LIMIT', 'limit.reached'],
  ['SIGNATURE', 'vendor.refused'],
  ['TIMESTAMP', 'vendor.refused'],
])('%s is noted as %s, with who, where from and by which route', (code, kind) => {
  const { refuse, noted, counted } = opened();
  refuse(code);
  expect(noted).toEqual([
    { merchant: 'alpha', kind, accountId: 'm1', address: '203.0.113.9', details: { code, route: '/login' } },
  ]);
  expect(counted).toEqual([`${code} alpha`]);
});

it('any other is counted, and one that is named is noted and not counted', () => {
  const { refuse, noted, counted } = opened();
  refuse('VALIDATION');
  expect(noted).toEqual([]);
  refuse('AUTH_REQUIRED', { site: null, caller: null, routeOptions: { config: {} } }, 'operator.refused', { act: 'x' });
  const details = { code: 'AUTH_REQUIRED', route: '', act: 'x' };
  expect(noted).toEqual([{ merchant: null, kind: 'operator.refused', accountId: null, address: '203.0.113.9', details }]);
  refuse('VALIDATION', { site: null });
  expect(counted).toEqual(['VALIDATION alpha', 'VALIDATION ']);
});

it('is noted once a minute for each kind, network, brand and detail, and counted every time', () => {
  const { refuse, noted, counted } = opened();
  for (let time = 0; time < 3; time += 1) refuse('REPLAY');
  expect([noted.length, counted.length]).toEqual([1, 3]);
  refuse('RATE_LIMIT');
  refuse('REPLAY', { client: { ip: '198.51.100.1' } });
  refuse('REPLAY', { site: { brand: { merchant: 'beta' } } });
  refuse('REPLAY', {}, 'envelope.replayed', { act: 'x' });
  expect(noted).toHaveLength(5);
  passTo(61_000);
  refuse('REPLAY');
  expect(noted).toHaveLength(5);
  passTo(61_002);
  refuse('REPLAY');
  expect(noted).toHaveLength(6);
});

it('belongs to the request that it answers, of which a page is none', () => {
  const { refuse, asked, pass } = opened();
  const marks = { request: 'r1', userAgent: 'browser', session: null };
  expect(pass()).toEqual(marks);
  expect(pass({ routeOptions: { config: { kind: 'page' } } })).toBeUndefined();
  refuse('REPLAY');
  expect(asked).toEqual([marks]);
});
