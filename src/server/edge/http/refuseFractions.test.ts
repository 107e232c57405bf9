import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authBrands, demoPassword, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { joinedOperator, studioHost, studioOrigin } from '../../../../tests/server/studio-kit.ts';
import { amountPathsOf } from '../../../wire/amount.ts';
import { type CallName, calls } from '../../../wire/calls.ts';
import type { Definition } from '../../../wire/definition.ts';
import { definitions } from '../../../wire/definitions/index.ts';
import type { Envelope } from '../../../wire/envelope.ts';

interface Schema {
  readonly type?: string;
  readonly title?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
}

const now = () => noon;
let site: Awaited<ReturnType<typeof openTestServer>>;
let person: ReturnType<typeof visitor>;
let member: string;
let studio: Awaited<ReturnType<typeof joinedOperator>>;
beforeAll(async () => {
  site = await openTestServer({ brands: authBrands({ policies: { withdraw: {} } }), settings: { studioHost }, now });
  person = visitor(site, now);
  member = (await person.login('demoagent', demoPassword)).value.token;
  studio = await joinedOperator(site, now, { name: 'desk', roles: ['viewer', 'members', 'money'] });
});
afterAll(() => site.close());

/** A value of a schema with `text` at the path of an amount, and as little else as there has to be. */
function valueOf(schema: Schema, path: readonly string[], text: string): unknown {
  if (path.length === 0) return text;
  const [step = '', ...rest] = path;
  const branch = schema.anyOf?.find((each) => amountPathsOf(each).some((found) => found === ['', ...path].join('/')));
  if (branch !== undefined) return valueOf(branch, path, text);
  if (step === '*') return [valueOf(schema.items ?? {}, rest, text)];
  const others = (schema.required ?? []).filter((name) => name !== step);
  return {
    ...Object.fromEntries(others.map((name) => [name, sampleOf(schema.properties?.[name] ?? {})])),
    [step]: valueOf(schema.properties?.[step] ?? {}, rest, text),
  };
}

function sampleOf(schema: Schema): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) return sampleOf(schema.anyOf[0] ?? {});
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'array') return [];
  if (schema.type === 'object')
    return Object.fromEntries((schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]));
  const [text] =
    schema.pattern === undefined ? [] : fc.sample(fc.stringMatching(new RegExp(schema.pattern)), { numRuns: 1, seed: 7 });
  return text ?? 'x'.repeat(Math.max(8, schema.minLength ?? 0));
}

interface Route {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly body: Schema;
  readonly call: CallName | null;
}

/** Every route with a body, or the content of its envelope. */
function routes(): Route[] {
  return site.server.declaredRoutes.flatMap(({ route: { method, url: pattern, schema } }) => {
    const name = `${String(method)} ${pattern}`;
    const [call = null] = (Object.keys(calls) as CallName[]).filter(
      (each) => `${calls[each].method} ${calls[each].path}` === name,
    );
    const sealed = call === null ? undefined : (definitions[call] as Definition).sealed;
    const body = sealed ?? (schema?.body as Schema | undefined);
    if (body === undefined) return [];
    const { properties = {} } = (schema?.params ?? {}) as Schema;
    const url = pattern.replaceAll(/:(\w+)/g, (_, each: string) =>
      each === 'merchant' ? 'alpha' : encodeURIComponent(String(sampleOf(properties[each] ?? {}))),
    );
    return [{ name, method: String(method) as Route['method'], url, body, call: sealed === undefined ? null : call }];
  });
}

const withAmounts = () =>
  routes().flatMap((route) => amountPathsOf(route.body).map((path) => ({ ...route, path, title: `${route.name} ${path}` })));

/** Sends an amount at a place of a body, as a caller who may. */
async function send({ method, url, body, call, path }: Route & { readonly path: string }, text: string, language: string) {
  const value = valueOf(body, path.split('/').slice(1), text) as object;
  const payload = call === null ? value : { payload: await person.seal(call, value) };
  const cookie = [...studio.browser.jar].map(([name, of]) => `${name}=${of}`).join('; ');
  const headers = url.startsWith('/studio/')
    ? { host: studioHost, 'sec-fetch-site': 'same-origin', origin: studioOrigin, cookie }
    : { host: 'alpha.test', authorization: `Bearer ${member}` };
  const answer = await site.server.inject({ method, url, headers: { ...headers, language }, payload });
  return answer.json<Envelope<unknown>>();
}

it('finds the money of every call: of members, agents, operators and the desk', () => {
  expect(
    withAmounts()
      .map(({ title }) => title)
      .toSorted(),
  ).toMatchInlineSnapshot(`
    [
      "POST /studio/api/desk/items/:merchant/:kind/:id/act /amount",
      "POST /studio/api/desk/members/:merchant/:account/acts /limit/amount",
      "POST /studio/api/desk/members/:merchant/:account/adjust /amount",
      "POST /wps/member/deposits /amount",
      "POST /wps/member/withdrawals /amount",
      "POST /wps/member/withdrawals/receipt /amount",
      "POST /wps/relay/GCS_walletTransfer /amount",
      "POST /wps/relay/MCS2_processContractHourSalary /terms/hourlyBetAmount",
      "POST /wps/relay/MCS2_processDailySalContract /terms/dailyBetAmount",
      "POST /wps/relay/MCS2_processDividendReq /terms/periodProfitLoss",
      "POST /wps/relay/MCS2_processDividendReq /terms/periodValidBet",
      "POST /wps/relay/MCSFE_processRealTimeSalaryContract /terms/singleBetAmount",
      "POST /wps/v2/wallets/upline /amount",
      "PUT /wps/member/limits /amount",
    ]
  `);
});

it('finds every amount: no other text of a body has decimals, but a percentage and a vendor’s money', () => {
  const decimal = (schema: Schema, path: string): string[] => [
    ...(/\\\.\[0-9\]\{(?:1,)?\d\}/.test(schema.pattern ?? '') && schema.title !== 'Money' ? [path] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) => decimal(each, `${path}/${name}`)),
    ...[schema.items ?? []].flat().flatMap((each) => decimal(each, `${path}/*`)),
    ...(schema.anyOf ?? []).flatMap((each) => decimal(each, path)),
  ];
  const found = routes().flatMap(({ name, body }) => (/ \/(?:seamless|vendors)\//.test(name) ? [] : decimal(body, name)));
  expect(new Set(found.map((path) => path.split('/').at(-1)))).toEqual(new Set(['lossRate', 'profitRate', 'rate']));
});

it('refuses more decimals than the currency has, in each, by name and in the language of the reader', async () => {
  const answers = [];
  for (const route of withAmounts()) {
    const [english, vietnamese] = [await send(route, '100000.01', 'en'), await send(route, '100000.01', 'vi')];
    const whole = await send(route, '100000.00', 'en');
    answers.push([
      route.title,
      english.code,
      english.message,
      vietnamese.message,
      (english.value as { field?: string; key?: string }[] | null)?.[0],
      whole.message.includes('VND'),
    ]);
  }
  expect(answers).toEqual(
    withAmounts().map(({ title, path }) => {
      const field = path.slice(1).replaceAll('*', '0');
      const value = { field, key: 'amount.whole', params: { currency: 'VND', places: 0 } };
      return [title, 'VALIDATION', `${field}: VND has no decimals.`, `${field}: VND không có phần thập phân.`, value, false];
    }),
  );
});
