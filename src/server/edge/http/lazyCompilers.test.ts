import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createBrandsFolder, openTestServer } from '../../../../tests/server/core-kit.ts';
import { createLazyCompilers } from './lazyCompilers.ts';

const numberOf = (key: string) => ({ type: 'object', required: [key], properties: { [key]: { type: 'number' } } }) as const;

async function withRoute(response: object) {
  const { compilersFactory, compileAll } = createLazyCompilers();
  const server = Fastify({ schemaController: { compilersFactory } });
  server.post('/', { schema: { body: numberOf('count'), response: { 200: response } } }, ({ body }) => ({
    ...(body as object),
    unknown: 1,
  }));
  await server.ready();
  return { server, compileAll };
}

it('validates and answers by the schemas of a route, for the first request and the next alike', async () => {
  const { server } = await withRoute(numberOf('count'));
  const post = (payload: object) => server.inject({ method: 'POST', url: '/', payload });
  for (const count of [1, 2]) expect((await post({ count })).body).toBe(JSON.stringify({ count }));
  for (const wrong of [{}, { count: 'many' }]) {
    const answer = await post(wrong);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      400,
      Object.keys(wrong).length === 0 ? "body must have required property 'count'" : 'body/count must be number',
    ]);
  }
  expect((await post({ count: 3 })).statusCode).toBe(200);
});

it('starts with a schema that does not compile, which compiling all of them says', async () => {
  const { server, compileAll } = await withRoute({ $ref: '#/definitions/missing' });
  expect(compileAll).toThrow('missing');
  await server.close();
});

it('compiles every schema of every route of the server', async () => {
  const site = await openTestServer({ brands: createBrandsFolder('alpha') });
  await site.server.ready();
  expect(site.server.compileSchemas).not.toThrow();
  await site.close();
});
