import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBrandsFolder, openTestServer } from '../../../../tests/server/core-kit.ts';
import { securityEvent } from '../db/tables/accounts.ts';
import { operator } from '../db/tables/operators.ts';
import { fileBody } from './fileBody.ts';

let site: Awaited<ReturnType<typeof openTestServer>>;
let token: string;
beforeAll(async () => {
  site = await openTestServer({ brands: createBrandsFolder('alpha') });
  token = (await site.operators.add({ name: 'owner', roles: ['owner'] })).token;
});
afterAll(() => site.close());

const payloads: Readonly<Record<string, string>> = {
  'application/json': '{"notAField":1}',
  'text/plain': 'hello',
  'application/x-www-form-urlencoded': 'a=1',
  'multipart/form-data; boundary=x': '--x--',
  [fileBody]: 'hello',
};

it('every call that takes a file of an operator counts it against the day of that operator, and notes it', async () => {
  await site.server.ready();
  const taking = site.server.declaredRoutes.filter(({ route }) => route.schema?.consumes?.includes(fileBody) === true);
  expect(taking.length).toBeGreaterThanOrEqual(3);
  const { name, token: other } = await site.operators.add({ name: 'uploader', roles: ['owner', 'publisher', 'editor'] });
  const uploaded = async (size: number) => {
    const statuses = [];
    for (const { route } of taking) {
      const url = route.url.replaceAll(/:\w+/g, 'alpha');
      const headers = { host: 'studio.test', authorization: `Bearer ${other}`, 'content-type': fileBody };
      statuses.push((await site.server.inject({ method: 'POST', url, headers, payload: Buffer.alloc(size, 1) })).statusCode);
    }
    return statuses;
  };
  expect((await uploaded(100)).filter((status) => status === 429)).toEqual([]);
  const [found] = await site.db.select({ id: operator.id }).from(operator).where(eq(operator.name, name));
  const id = found?.id ?? '';
  const events = async (kind: string) => {
    const rows = await site.db.select().from(securityEvent).where(eq(securityEvent.kind, kind));
    return rows.filter(({ details }) => details['operator'] === id);
  };
  expect(await events('upload.taken')).toHaveLength(taking.length);
  // All but the last kilobyte of the day.
  const spent = 400 * 1024 - taking.length - 1;
  await site.members.limits.take({ merchant: '-', key: `studio.upload:${id}`, uses: 400 * 1024, seconds: 60, weight: spent });
  expect(new Set(await uploaded(1_025))).toEqual(new Set([429]));
  const refused = (await events('upload.refused')).filter(({ details }) => details['rule'] === 'budget');
  expect(refused).toHaveLength(taking.length);
  expect((await uploaded(1_024)).filter((status) => status === 429)).toHaveLength(taking.length - 1);
});

it('every writing call of operators refuses a body of another kind than it declares, a call that takes a file with 415', async () => {
  await site.server.ready();
  const writing = site.server.declaredRoutes
    .map(({ route }) => route)
    .filter(({ url, method }) => url.startsWith('/studio/api/') && /POST|PUT|PATCH|DELETE/.test(String(method)));
  expect(writing.length).toBeGreaterThan(60);
  const taking = writing.filter(({ schema }) => schema?.consumes?.includes(fileBody) === true);
  expect(taking.length).toBeGreaterThanOrEqual(3);
  const wrong: string[] = [];
  for (const route of writing) {
    const declared = taking.includes(route) ? fileBody : 'application/json';
    for (const [type, payload] of Object.entries(payloads)) {
      const { statusCode } = await site.server.inject({
        method: String(route.method) as 'POST',
        url: route.url.replaceAll(/:\w+/g, 'alpha'),
        headers: { host: 'studio.test', authorization: `Bearer ${token}`, 'content-type': type },
        payload,
      });
      // Rights are checked before the body.
      const refusals = taking.includes(route) ? [415, 403] : [400, 403, 404, 415, 422];
      const isRight = type === declared ? statusCode < 500 : refusals.includes(statusCode);
      if (!isRight) wrong.push(`${String(route.method)} ${route.url} ${type}: ${statusCode}`);
    }
  }
  expect(wrong).toEqual([]);
});
