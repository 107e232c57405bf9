import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrandsFolder, openTestServer } from '../../../../tests/server/core-kit.ts';
import { Sealed } from '../../../wire/auth.ts';
import { type CallName, calls } from '../../../wire/calls.ts';
import type { Definition } from '../../../wire/definition.ts';
import { definitions } from '../../../wire/definitions/index.ts';
import { type StudioCall, studioCalls } from '../../../wire/studio/calls.ts';
import { studioDefinitions } from '../../../wire/studio/definitions/index.ts';
import { answers, fileBody, withLanguage } from '../../platform/http/index.ts';

let site: Awaited<ReturnType<typeof openTestServer>>;
beforeAll(async () => {
  site = await openTestServer({ brands: createBrandsFolder('alpha') });
  await site.server.ready();
});
afterAll(() => site.close());

const plain = (schema: object): unknown => JSON.parse(JSON.stringify(schema));

/** What the server is to validate and describe by a definition. */
function schemaOf({ query, body, isForm, sealed, answer, whole, ...same }: Definition, takesLanguage: boolean): object {
  const named = query === undefined ? takesLanguage && {} : query.properties;
  return {
    ...same,
    ...(named === false ? {} : { querystring: withLanguage(named) }),
    ...(body === 'file' ? { consumes: [fileBody] } : {}),
    ...(isForm === true ? { consumes: ['application/x-www-form-urlencoded'] } : {}),
    ...(typeof body === 'object' ? { body } : {}),
    ...(body === undefined && sealed !== undefined ? { body: Sealed } : {}),
    ...(typeof answer === 'object' ? { response: answers(answer) } : {}),
    ...(whole === undefined ? {} : { response: { 200: whole } }),
  };
}

/** Schemas of the routes with this method and path. */
const served = (method: string, path: string) =>
  site.server.declaredRoutes.flatMap(({ route }) =>
    route.method === method && route.url === path ? [plain(route.schema ?? {})] : [],
  );

describe('each call is served once, with what its definition says and nothing else', () => {
  it.each(Object.keys(calls) as CallName[])('%s of the site [APIBASE-01]', (name) => {
    const { method, path } = calls[name];
    expect(served(method, path)).toEqual([plain(schemaOf(definitions[name], true))]);
  });

  it.each(Object.keys(studioCalls) as StudioCall[])('%s of the studio', (name) => {
    const [method, path] = studioCalls[name];
    expect(served(method, path)).toEqual([plain(schemaOf(studioDefinitions[name], false))]);
  });
});
