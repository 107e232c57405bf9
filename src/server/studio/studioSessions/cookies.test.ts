import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { readCookie, type StudioCookie, writeCookie } from './cookies.ts';

/** Cookies of the studio: which are taken for a token, and where browsers send them. */

const token = 'a1_-'.repeat(10).concat('xyz');
const read = (header: string | undefined, production = false, cookie: StudioCookie = 'livery_studio') =>
  readCookie(
    { headers: { cookie: header }, server: { services: { settings: { production } } } } as unknown as FastifyRequest,
    cookie,
  );

it('reads the token of its own name among others, and of the secure name in production', () => {
  expect(read(`a=b; livery_studio=${token}; c=d`)).toBe(token);
  expect(read(`livery_studio=${token}`)).toBe(token);
  expect(read(`livery_studio_trust=${token}`, false, 'livery_studio_trust')).toBe(token);
  expect(read(`__Secure-livery_studio=${token}`, true)).toBe(token);
  const others = [`livery_studio_trust=${token}`, `xlivery_studio=${token}`, `__Secure-livery_studio=${token}`, '', undefined];
  for (const header of others) expect(read(header)).toBe(null);
  expect(read(`livery_studio=${token}`, true)).toBe(null);
});

it('takes nothing for a token but 43 letters of base64url, and goes on to the next of the name', () => {
  const no = [token.slice(1), `${token}x`, `${token.slice(1)}.`, ` ${token.slice(1)}`, `${token.slice(1)}é`, ''];
  for (const value of no) {
    expect(read(`livery_studio=${value}`)).toBe(null);
    expect(read(`livery_studio=${value}; livery_studio=${token}`)).toBe(token);
  }
  expect(read('livery_studio')).toBe(null);
});

function written(production: boolean, ...writes: readonly (readonly [StudioCookie, string | null])[]) {
  let header: unknown;
  const reply = {
    server: { services: { settings: { production } } },
    getHeader: () => header,
    header: (_name: string, value: unknown) => {
      header = value;
    },
  } as unknown as FastifyReply;
  for (const [cookie, value] of writes) writeCookie(reply, cookie, value);
  return header;
}

it('is for the studio only, of no script and no other site, for twelve hours; over TLS in production', () => {
  const rest = 'Path=/studio; Max-Age=43200; HttpOnly; SameSite=Strict';
  expect(written(false, ['livery_studio', token])).toEqual([`livery_studio=${token}; ${rest}`]);
  expect(written(true, ['livery_studio', token])).toEqual([`__Secure-livery_studio=${token}; ${rest}; Secure`]);
});

it('is removed with null, beside cookies that were set before', () => {
  const gone = 'Path=/studio; Max-Age=0; HttpOnly; SameSite=Strict';
  expect(written(false, ['livery_studio', null], ['livery_studio_trust', null])).toEqual([
    `livery_studio=; ${gone}`,
    `livery_studio_trust=; ${gone}`,
  ]);
});
