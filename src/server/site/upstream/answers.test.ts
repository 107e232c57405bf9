import Type from 'typebox';
import { describe, expect, it } from 'vitest';
import type { PermissionInfo, SystemStatusInfo } from '../../../wire/permission.ts';
import { answerHeaders, requestHeaders } from './headers.ts';
import { readEnvelope } from './readEnvelope.ts';
import { createShape, type WrongShape } from './shapes.ts';
import { tighten } from './tighten.ts';
import { UpstreamAway } from './upstreamAway.ts';

describe('an envelope of the upstream', () => {
  const closed = { additionalProperties: false } as const;
  const shape = createShape(Type.Object({ success: Type.Boolean(), code: Type.String(), value: Type.Number() }, closed));
  const read = (text: string) => {
    const faults: WrongShape[] = [];
    const answer = { status: 200, headers: {}, bytes: Buffer.from(text) };
    try {
      const value = readEnvelope({ call: 'one', shape, answer, reportShape: (fault) => faults.push(fault) });
      return { value, faults };
    } catch (error) {
      return { error, faults };
    }
  };
  const json = (body: unknown) => read(JSON.stringify(body));

  it('is read to what the contract knows of it', () => {
    expect(json({ success: true, code: 'OK', value: 7, more: 1 })).toEqual({
      value: { success: true, code: 'OK', value: 7 },
      faults: [],
    });
  });

  it.each([
    ['no JSON', '{"success":', '', 'json'],
    ['a list', '[]', '', 'json'],
    ['nothing', 'null', '', 'json'],
    ['a number', '1', '', 'json'],
    ['no success', '{"code":"NOT_FOUND"}', '/code', 'envelope'],
    ['a refusal without its code', '{"success":false}', '/code', 'envelope'],
    ['a value of another type', '{"success":true,"code":"OK","value":"7"}', '/value', 'type'],
  ])('that is %s is reported by its place and rule', (_what, text, pointer, rule) => {
    const { error, faults } = read(text);
    expect(error).toMatchObject({ reason: 'shape', code: 'UNAVAILABLE' });
    expect(faults).toEqual([{ call: 'one', pointer, rule }]);
  });

  it('that refuses is its failure, with its words if these are a sentence', () => {
    const refusal = { success: false, code: 'NOT_FOUND', message: 'Nothing there.', value: { id: 1 } };
    expect(json(refusal).error).toMatchObject({ code: 'NOT_FOUND', text: 'Nothing there.', value: { id: 1 } });
    const textOf = (message: unknown) => (json({ ...refusal, message }).error as { text: string | null }).text;
    expect([textOf('x'.repeat(500)), textOf('x'.repeat(501)), textOf(''), textOf(7)]).toEqual([
      'x'.repeat(500),
      null,
      null,
      null,
    ]);
    expect(json({ success: false, code: 'NOT_FOUND' })).toMatchObject({ error: { value: null }, faults: [] });
    // What only a client can say about itself.
    expect(json({ success: false, code: 'NETWORK' }).error).toMatchObject({ reason: 'status' });
  });
});

describe('what is passed on', () => {
  const visitor = { host: 'alpha.test', secure: true, address: '203.0.113.9', requestId: 'one', headers: {} };
  const own = {
    accept: 'application/json',
    'accept-encoding': 'identity',
    'x-forwarded-host': 'alpha.test',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '203.0.113.9',
    'x-request-id': 'one',
  };

  it('to the upstream is what it answers by, and who asks', () => {
    expect(requestHeaders(visitor, null)).toEqual(own);
    const { 'x-forwarded-for': _address, ...others } = own;
    expect(requestHeaders({ ...visitor, address: null, secure: false }, null)).toEqual({
      ...others,
      'x-forwarded-proto': 'http',
    });
    const headers = { language: 'EN', 'accept-language': 'en', 'user-agent': 'a', 'x-gateway-version': '1', 'x-country': 'VN' };
    const sent = { ...headers, authorization: 'Bearer abc-._~+/=' };
    expect(requestHeaders({ ...visitor, headers: { ...sent, cookie: 'a=b' } }, 'x-country')).toEqual({ ...own, ...sent });
    expect(requestHeaders({ ...visitor, headers }, null)).not.toHaveProperty('x-country');
  });

  it('has the length and the form of a header of a browser', () => {
    const of = (headers: Record<string, string>) => requestHeaders({ ...visitor, headers }, null);
    expect(of({ 'user-agent': 'a'.repeat(4_200) })['user-agent']).toHaveLength(4_200);
    expect(of({ 'user-agent': 'a'.repeat(4_201) })).toEqual(own);
    for (const authorization of ['Basic abc', 'Bearer ', 'Bearer a b', `Bearer ${'a'.repeat(4_097)}`, 'xBearer abc'])
      expect(of({ authorization })).toEqual(own);
  });

  it('to the visitor is the time, when to try again, and the name of a file', () => {
    const headers = { date: 'now', 'retry-after': '1', 'content-disposition': 'attachment' };
    const long = 'a'.repeat(4_201);
    expect(answerHeaders({ ...headers, server: 'other', 'set-cookie': ['a=b'] })).toEqual(headers);
    expect(answerHeaders({ date: long, 'retry-after': long.slice(1) })).toEqual({ 'retry-after': long.slice(1) });
  });
});

describe('what the upstream says about a site', () => {
  const permission = (more: object) => ({ maintenance: false, regionRestriction: false, ...more }) as unknown as PermissionInfo;
  const status = (more: object) =>
    ({ maintenance: false, regionRestriction: false, location: {}, ...more }) as SystemStatusInfo;
  const both = (theirs: object, ours: object) => ({
    permission: tighten('permission', permission(theirs), () => ({ permission: permission(ours), status: status({}) })),
    status: tighten('status', status(theirs), () => ({ permission: permission({}), status: status(ours) })),
  });

  it.each(['maintenance', 'regionRestriction'])('either can close it: %s', (name) => {
    const closed = (theirs: boolean, ours: boolean) => {
      const found = both({ [name]: theirs }, { [name]: ours });
      return [found.permission, found.status].map((each) => (each as Record<string, unknown>)[name]);
    };
    expect([closed(false, false), closed(true, false), closed(false, true)]).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ]);
  });

  it('is the rules of registration and the place of the visitor; all else is the brand’s, and who closes it says until when', () => {
    const theirs = { registerRules: 'theirs', location: 'theirs', frames: 'theirs' };
    const ours = { registerRules: 'ours', location: 'ours', frames: 'ours' };
    expect(both(theirs, ours).permission).toMatchObject({ registerRules: 'theirs', location: 'theirs', frames: 'ours' });
    expect(both({ location: 'theirs' }, { location: 'ours' }).status).toEqual(status({ location: 'theirs' }));
    const end = (own: object) => both({ maintenance: true, maintenanceEnd: 'theirs' }, own).status;
    expect([end({}), end({ maintenance: true, maintenanceEnd: 'ours' })]).toMatchObject([
      { maintenanceEnd: 'theirs' },
      { maintenanceEnd: 'ours' },
    ]);
    expect(end({ maintenance: true })).not.toHaveProperty('maintenanceEnd');
    expect(tighten('balance', theirs, () => expect.fail('Not asked for.'))).toBe(theirs);
  });
});

it.each([
  [{ name: 'AbortError' }, 'left'],
  [{ code: 'ECONNREFUSED' }, 'connect'],
  [{ code: 'ENOTFOUND' }, 'connect'],
  [{ code: 'ECONNRESET' }, 'broken'],
  [{}, 'broken'],
] as const)('a request that fails with %j is %s', (error, reason) => {
  const away = UpstreamAway.of(error);
  expect(away).toMatchObject({ reason, retryMs: null, code: 'UNAVAILABLE', name: `UpstreamAway.${reason}`, cause: error });
  expect(UpstreamAway.of(away)).toBe(away);
});
