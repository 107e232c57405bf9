import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { CompactEncrypt, importJWK } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authBrands } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { bodiesOf, encode, queriesOf, type Schema } from '../../../../tests/server/mutations.ts';
import { authConstants } from '../../../domain/authConstants.ts';
import type { ServerKeys } from '../../../wire/auth.ts';
import { type CallName, calls } from '../../../wire/calls.ts';
import type { Definition } from '../../../wire/definition.ts';
import { definitions } from '../../../wire/definitions/index.ts';
import type { Envelope } from '../../../wire/envelope.ts';
import { seamlessHeaders, signatureOf } from '../../../wire/seamlessSignature.ts';

/** Requests per operation; more of them by hand. */
const runs = Number(process.env['MUTATIONS'] ?? 10);
const seed = 20_261_120;

interface Operation {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query: Readonly<Record<string, Schema>>;
  readonly headers: readonly string[];
  readonly body: Schema | null;
  readonly isForm: boolean;
}

interface Described {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

/** Contents of the envelopes of these operations, which the description does not say. */
const sealed: ReadonlyMap<string, Schema> = new Map(
  (Object.entries(definitions) as [CallName, Definition][]).flatMap(([name, { sealed: content }]) =>
    content === undefined ? [] : [[`${calls[name].method} ${calls[name].path}`, content as Schema] as const],
  ),
);

let site: Awaited<ReturnType<typeof openTestServer>>;
let publicKey: ServerKeys['keys'][number];
let tokens: readonly (string | null)[];
let operatorToken: string;

beforeAll(async () => {
  site = await openTestServer({
    brands: authBrands(),
    settings: { production: false, gamesOrigin: 'https://play.test' },
    games: { files: { script: '/assets/play.js', styles: [] }, assets: null },
  });
  const { keys } = (await site.get('alpha.test', calls.jwks.path)).json<Envelope<ServerKeys>>().value;
  operatorToken = (await site.operators.add({ name: 'mutator' })).token;
  publicKey = keys[0] ?? expect.fail('The server publishes no key.');
});
afterAll(() => site.close());

function operations(): Operation[] {
  const { paths = {} } = site.server.swagger() as { readonly paths?: Record<string, Record<string, Described>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const [[type, body] = ['', null]] = Object.entries(requestBody?.content ?? {});
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase() as Operation['method'],
        path,
        query: Object.fromEntries(parameters.filter((one) => one.in === 'query').map(({ name, schema }) => [name, schema])),
        headers: parameters.filter((one) => one.in === 'header').map(({ name }) => name),
        body: body?.schema ?? null,
        isForm: type.includes('urlencoded'),
      };
    }),
  );
}

async function sessions() {
  const tenant = site.tenants.byMerchant('alpha') ?? expect.fail('The brand is not there.');
  const owner = async (username: string) =>
    (await site.verification.accounts.byUsername('alpha', username)) ?? expect.fail(`${username} is not there.`);
  const start = async (username: string) => (await site.members.sessions.start(tenant, await owner(username))).token;
  // An account has a limited number of sessions.
  for (const username of ['demomember', 'demoagent']) await site.members.sessions.endAll(await owner(username));
  return [null, 'no-token', await start('demomember'), await start('demomember'), await start('demoagent')];
}

/** An envelope around the text, whose header and times are right. */
async function seal({ method, path }: Operation, data: Buffer) {
  const iat = Math.floor(noon.getTime() / 1_000);
  const head = { iat, exp: iat + 60, jti: randomBytes(16).toString('base64url'), aud: `${method} ${path}`, merchant: 'alpha' };
  const content = Buffer.concat([Buffer.from(`${JSON.stringify(head).slice(0, -1)},"data":`), data, Buffer.from('}')]);
  return new CompactEncrypt(content)
    .setProtectedHeader({ alg: publicKey.alg, enc: 'A256GCM', kid: publicKey.kid })
    .encrypt(await importJWK(publicKey, publicKey.alg));
}

async function signed(path: string, body: Buffer) {
  const timestamp = String(Math.floor(noon.getTime() / 1_000));
  const request = randomBytes(8).toString('hex');
  const secret = (await site.vendors.byId('demo')?.secretOf('alpha')) ?? '';
  const signature = await signatureOf(secret, { method: 'POST', path, timestamp, request, body: body.toString() });
  return {
    [seamlessHeaders.vendor]: 'demo',
    [seamlessHeaders.timestamp]: timestamp,
    [seamlessHeaders.request]: request,
    [seamlessHeaders.signature]: signature,
  };
}

/** A new network for each request, so that rate limits do not hide what lies behind them. */
let requests = 0;
const nextAddress = () => {
  requests += 1;
  return `10.${(requests >> 8) & 255}.${requests & 255}.7`;
};

interface Mutation {
  readonly query: string;
  readonly body: Buffer;
  readonly part: string;
  readonly session: number;
  readonly header: string;
}

const formOf = (body: Buffer) => {
  try {
    const fields = Object.entries(JSON.parse(body.toString()) as object);
    return Buffer.from(fields.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&'));
  } catch {
    return body;
  }
};

async function answerTo(operation: Operation, { query, body, part, session, header }: Mutation) {
  const { method, name, isForm } = operation;
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => (key === 'merchant' ? 'alpha' : encode(part)));
  const url = query === '' ? path : `${path}?${query}`;
  const beside = Object.entries(operation.body?.properties ?? {}).filter(([key]) => key !== 'payload');
  const outside = Object.fromEntries(beside.map(([key, schema]) => [key, schema.const ?? schema.enum?.[0] ?? 'x']));
  const sealedBody = sealed.has(name)
    ? Buffer.from(JSON.stringify({ ...outside, payload: await seal(operation, body) }))
    : body;
  const payload = isForm ? formOf(body) : sealedBody;
  const own = tokens[session] ?? null;
  const token = own !== null && session > 1 && path.startsWith('/studio/') ? operatorToken : own;
  return site.server.inject({
    method,
    url,
    remoteAddress: nextAddress(),
    headers: {
      host: 'alpha.test',
      ...Object.fromEntries(operation.headers.map((key) => [key, header])),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(path.startsWith('/seamless/') ? await signed(url, payload) : {}),
      ...(method === 'GET' || operation.body === null
        ? {}
        : { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
    },
    ...(method === 'GET' || operation.body === null ? {} : { payload }),
  });
}

it('answers no mutated request with an unexpected error', async () => {
  const all = operations();
  expect(all.length).toBeGreaterThan(50);
  const statuses = new Map<number, number>();
  const failed: string[] = [];
  const opened = new Set<string>();
  for (const operation of all) {
    tokens = await sessions();
    const mutations = fc.record({
      query: queriesOf(operation.query),
      body: bodiesOf(sealed.get(operation.name) ?? operation.body ?? {}),
      part: fc.constantFrom('1', 'x', '\0', '😀', '../x', 'a'.repeat(199)),
      session: fc.nat({ max: 4 }),
      header: fc.constantFrom('', '1', 'EN', 'x'.repeat(300), '\u00ff', authConstants.gatewayVersion),
    });
    // Behind an envelope lies more than its own check.
    const numRuns = sealed.has(operation.name) ? 3 * runs : runs;
    for (const mutation of fc.sample(mutations, { numRuns, seed })) {
      const { statusCode, body } = await answerTo(operation, mutation);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      if (sealed.has(operation.name) && !/"code":"(?:MALFORMED|AUTH_REQUIRED|NOT_AGENT)"/.test(body))
        opened.add(operation.name);
      // Codes that say which service is off or away are answers.
      if (statusCode >= 500 && !/"code":"(?:UNAVAILABLE|VENDOR_DOWN)"/.test(body)) {
        failed.push(
          `${operation.name} ${statusCode} ${JSON.stringify({ ...mutation, body: mutation.body.toString() }).slice(0, 400)}`,
        );
      }
    }
  }
  await site.background.idle();
  failed.push(...site.lines.filter((line) => line.includes('"level":"error"')));
  expect(failed).toEqual([]);
  // None fails at its envelope alone.
  expect([...opened].sort()).toEqual([...sealed.keys()].sort());
  // Enough of them get through all checks of the border.
  expect(statuses.get(200) ?? 0).toBeGreaterThan((all.length * runs) / 15);
});

it.each(['2026-02-30', '9373-09-31', '0000-01-01'])('refuses the day %s, which no calendar has', async (day) => {
  const [, , token] = await sessions();
  const headers = { authorization: `Bearer ${token}` };
  const statusOf = async (query: string) =>
    (await site.get('alpha.test', `${calls.bettingRecord.path}?${query}`, headers)).statusCode;
  expect([await statusOf(`from=${day}`), await statusOf(`until=${day}`)]).toEqual([400, 400]);
  expect(await statusOf('from=2024-02-29&until=2026-12-31')).toBe(200);
});
