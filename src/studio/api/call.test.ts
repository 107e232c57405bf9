import { afterEach, expect, expectTypeOf, it, vi } from 'vitest';
import type { VersionPage } from '../../wire/studio/brands.ts';
import { addressOf, call } from './call.ts';

afterEach(() => vi.unstubAllGlobals());

it('compiles only with what the definition of a call takes, and gives what it answers', async () => {
  const asked: string[] = [];
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ success: true, message: '', value: { versions: [], next: null }, code: 'OK' });
  });
  const params = { merchant: 'hacson' };
  const page = await call('versions', { params, query: { before: 3 } });
  expectTypeOf(page).toEqualTypeOf<VersionPage>();
  // @ts-expect-error The answer has no such field.
  expect(page.drafts).toBeUndefined();
  // @ts-expect-error No call has this name.
  await expect(call('version s', { params })).rejects.toThrow(TypeError);
  // @ts-expect-error The address needs the brand.
  await expect(call('versions', {})).rejects.toMatchObject({ cause: { message: expect.stringContaining('merchant') } });
  // @ts-expect-error The query of another call.
  await call('versions', { params, query: { against: '3' } });
  // @ts-expect-error The body of another call.
  await call('rollback', { params, body: { token: 'a' } });
  // @ts-expect-error The call takes no body.
  await call('passkeyOptions', { body: {} });
  // @ts-expect-error The address needs the digest.
  expect(() => addressOf('file', { params })).toThrow('digest');
  expect(asked[0]).toBe('/studio/api/brands/hacson/versions?before=3');
});
