import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrandsFolder, openTestServer } from '../../../../tests/server/core-kit.ts';
import { type CallName, calls } from '../../../wire/calls.ts';
import { type StudioCall, studioCalls } from '../../../wire/studio/calls.ts';
import { isCallPath, routeOf, studioRouteOf } from '../../platform/http/index.ts';

let site: Awaited<ReturnType<typeof openTestServer>>;
beforeAll(async () => {
  site = await openTestServer({ brands: createBrandsFolder('alpha') });
  await site.server.ready();
});
afterAll(() => site.close());

const plain = (schema: object): unknown => JSON.parse(JSON.stringify(schema));

const served = () =>
  site.server.declaredRoutes.map(({ route }) => route).filter(({ method, url }) => method !== 'HEAD' && isCallPath(url));

it('every call of the tables is served once, under its method, and below their paths nothing else is', () => {
  const ofSite = Object.values(calls).map(({ method, path }) => `${method} ${path}`);
  const ofStudio = Object.values(studioCalls).map(([method, path]) => `${method} ${path}`);
  const found = served().map(({ method, url }) => `${String(method)} ${url}`);
  expect(found.toSorted()).toEqual([...ofSite, ...ofStudio].toSorted());
});

describe('no route replaces what the definition of its call says', () => {
  const schemasOf = (wanted: { readonly method: string; readonly url: string }) =>
    served().flatMap(({ method, url, schema, attachValidation = false }) =>
      method === wanted.method && url === wanted.url ? [{ schema: plain(schema ?? {}), attachValidation }] : [],
    );

  it.each(Object.keys(calls) as CallName[])('%s of the site [APIBASE-01]', (name) => {
    const { schema, attachValidation, ...wanted } = routeOf(name);
    expect(schemasOf(wanted)).toEqual([{ schema: plain(schema), attachValidation }]);
  });

  it.each(Object.keys(studioCalls) as StudioCall[])('%s of the studio', (name) => {
    const { schema, ...wanted } = studioRouteOf(name);
    expect(schemasOf(wanted)).toEqual([{ schema: plain(schema), attachValidation: false }]);
  });
});
