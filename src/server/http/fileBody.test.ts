import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBrandsFolder, openTestServer } from '../../../tests/server/core-kit.ts';
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

it('every writing call of operators refuses a body of another kind than it declares, a call that takes a file with 415', async () => {
  await site.server.ready();
  const writing = site.server.declaredRoutes
    .map(({ route }) => route)
    .filter(({ url, method }) => /^\/(?:studio\/api|operate)\//.test(url) && /POST|PUT|PATCH|DELETE/.test(String(method)));
  expect(writing.length).toBeGreaterThan(80);
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
