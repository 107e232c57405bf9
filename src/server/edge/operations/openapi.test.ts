import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountNamed, authBrands, demoPassword, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { testPromotions } from '../../../../tests/server/promotion-kit.ts';
import { gameListQuery } from '../../../domain/gameList.ts';
import { type CallName, calls } from '../../../wire/calls.ts';
import type { DepositOptions } from '../../../wire/deposit.ts';

interface Operation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: object;
  }[];
  /** Member and agent calls only. */
  readonly security?: readonly object[];
  readonly responses: Readonly<
    Record<string, { readonly content?: { readonly 'application/json': { readonly schema: object } } }>
  >;
}

interface Description {
  readonly components: object;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

let site: Awaited<ReturnType<typeof openTestServer>>;
let members: Awaited<ReturnType<typeof openTestServer>>;
let description: Description;
beforeAll(async () => {
  const brands = () => authBrands({ promotions: testPromotions, chat: { enabled: true } });
  site = await openTestServer({ brands: brands(), settings: { operatorToken: 'token' } });
  members = await openTestServer({ brands: brands(), now: () => noon });
  description = (await site.get('alpha.test', '/openapi.json', { authorization: 'Bearer token' })).json<Description>();
});
afterAll(async () => {
  await site.close();
  await members.close();
});

const ajv = new Ajv2020({ strict: false, allErrors: true });

/** Violations of the documented schema of this status. */
function complaints(operation: Operation, statusCode: number, body: unknown) {
  const described = operation.responses[String(statusCode)] ?? operation.responses['default'];
  const schema = described?.content?.['application/json'].schema;
  if (schema === undefined) return ['the document does not describe this answer'];
  const validate = ajv.compile({ ...schema, components: description.components });
  return validate(body) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const complaintsOf = (operation: Operation | undefined, statusCode: number, body: unknown) =>
  operation === undefined ? ['the document lacks this call'] : complaints(operation, statusCode, body);

/** Values of required parameters. */
const samples: Readonly<Record<string, string>> = {
  merchantCode: 'alpha',
  isPlatform: '2',
  platform: 'W',
  language: 'VI',
  url: 'alpha.test',
  count: '20',
  group: 'home',
  id: 'gift',
  kind: 'blog',
};

const memberSamples: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(gameListQuery({ gameType: 'RNG', pageNum: 1 }, 'alpha', 'vi')).map(([name, value]) => [name, String(value)]),
  ),
  vassalage: 'KNK',
  url: 'alpha.test',
  id: 'gift',
  kind: 'daily',
  username: 'newcomer',
  from: '2026-11-01',
  until: '2026-11-20',
};

/** Of a caller without a token. Without one a host of a brand has no studio. */
const refusals = (path: string) => (path.startsWith('/studio/') ? [401, 404] : [401]);

it('answers every reading call as its OpenAPI 3.1 document says, well asked and badly [SERVE-07]', async () => {
  const reading = Object.entries(description.paths).flatMap(([path, { get }]) =>
    get === undefined ? [] : [[path, get] as const],
  );
  expect(reading.length).toBeGreaterThan(12);
  const findings: string[] = [];
  const wellAsked: number[] = [];
  for (const [path, operation] of reading) {
    const needed = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query' && parameter.required === true);
    const query = new URLSearchParams(needed.map(({ name }) => [name, samples[name] ?? '']));
    const good = await site.get('alpha.test', `${path}?${query}`);
    // The brand of this test has no articles.
    if (path === calls.article.path) expect(good.statusCode).toBe(404);
    else if (operation.security === undefined) wellAsked.push(good.statusCode);
    else expect(refusals(path)).toContain(good.statusCode);
    const bad = await site.get('alpha.test', `${path}?notAField=1`);
    const stranger = await site.get('stranger.test', path);
    for (const { statusCode, json } of [good, bad, stranger]) {
      findings.push(...complaints(operation, statusCode, json()).map((finding) => `${path} ${statusCode}: ${finding}`));
    }
  }
  expect(findings).toEqual([]);
  expect(new Set(wellAsked)).toEqual(new Set([200]));
});

it('answers a broken body, a wrong type and a body that is too long as the document says [SERVE-07]', async () => {
  const writing = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => (method === 'get' ? [] : [{ path, method, operation }])),
  );
  const bodies = [
    ['application/json', '{"content":'],
    ['application/json', '{"notAField":1}'],
    ['text/plain', 'hello'],
    ['application/json', JSON.stringify({ content: 'x'.repeat(70_000) })],
  ];
  const findings: string[] = [];
  for (const { path, method, operation } of writing) {
    for (const [type, payload] of bodies) {
      const answer = await site.server.inject({
        method: method.toUpperCase() as 'POST',
        url: path,
        headers: { host: 'alpha.test', 'content-type': type },
        payload: payload ?? '',
      });
      const found = complaints(operation, answer.statusCode, answer.json());
      findings.push(...found.map((finding) => `${method} ${path} ${answer.statusCode}: ${finding}`));
      expect(operation.security === undefined ? [400, 413, 415, 422] : [413, ...refusals(path)]).toContain(answer.statusCode);
    }
  }
  expect(findings).toEqual([]);
});

it('answers an agent, who is a member too, and calls that write, as the document says when they succeed [SERVE-07]', async () => {
  const person = visitor(members, () => noon);
  const login = await person.login('demoagent', demoPassword);
  const { token } = login.value;
  const documented = (call: CallName) => description.paths[calls[call].path]?.[calls[call].method.toLowerCase()];
  const findings = [...complaintsOf(documented('login'), 200, JSON.parse(login.text))];
  const check = async (call: CallName, path: string, body?: object) => {
    const { method } = calls[call];
    const answer = await members.server.inject({
      method,
      url: path,
      headers: { host: 'alpha.test', authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { payload: body }),
    });
    expect([call, answer.statusCode]).toEqual([call, 200]);
    findings.push(...complaintsOf(documented(call), 200, answer.json()).map((finding) => `${method} ${path}: ${finding}`));
  };
  // Answered with text, not with an envelope; and details of what this account has not got: a round, a contract, a payment.
  const files = [calls.bettingRecordFile, calls.accountRecordFile, calls.teamBetsFile, calls.teamRecordsFile, calls.wagesFile];
  const details = [calls.roundDetail, calls.contract, calls.wageStatement];
  const others = [...files, ...details].map(({ path }): string => path);
  const reads = Object.entries(description.paths).flatMap(([path, { get }]) =>
    get?.security === undefined || path.startsWith('/studio/') || others.includes(path)
      ? []
      : [{ path, needed: (get.parameters ?? []).filter(({ required }) => required === true) }],
  );
  expect(reads.length).toBeGreaterThan(10);
  await check('createDeposit', calls.createDeposit.path, { method: 'qr-fast', amount: '200000', requestId: 'request-1' });
  const { order } = (await person.send<DepositOptions>('depositOptions', undefined, { token })).value;
  const samples: Readonly<Record<string, string>> = { ...memberSamples, order: order?.id ?? '' };
  // Trial accounts only.
  const forTrials: readonly string[] = [calls.playMoney.path];
  for (const { path, needed } of reads.filter((read) => !forTrials.includes(read.path))) {
    const name = (Object.keys(calls) as CallName[]).find(
      (other) => calls[other].path === path && calls[other].method === 'GET',
    );
    if (name === undefined) throw new Error(`${path} is no call of the site.`);
    const query = new URLSearchParams(needed.map((parameter) => [parameter.name, samples[parameter.name] ?? '']));
    await check(name, `${path}?${query}`);
  }
  await check('checkDeposit', calls.checkDeposit.path, { order: order?.id });
  await check('cancelDeposit', calls.cancelDeposit.path, { order: order?.id });
  await check('changeFavourite', calls.changeFavourite.path, { gameId: 'wolf', favourite: true });
  await check('memberLanguage', calls.memberLanguage.path, { language: 'EN' });
  await check('feedback', calls.feedback.path, { kind: 'feedback', content: 'Larger letters, please.' });
  await check('logout', calls.logout.path);
  expect(findings).toEqual([]);
});

it('answers an operator as the document says [SERVE-07]', async () => {
  const { token } = await members.operators.add({ name: 'reader' });
  const { id } = await accountNamed(members, 'demomember');
  const agent = await accountNamed(members, 'demoagent');
  // Of a brand, a member or an agent; a round, a file and single records are what these have not got.
  const reading =
    /^\/studio\/api\/desk\/(?!.*\/(?:round|file)$)(?:queue|members\/\{merchant\}\/\{account\}\/\w+|\w+\/\{merchant\}(?:\/mutes|\/\{account\})?)$/;
  const reads = Object.entries(description.paths).flatMap(([path, { get }]) =>
    get === undefined || !reading.test(path) ? [] : [{ path, get }],
  );
  expect(reads.length).toBeGreaterThan(20);
  const findings: string[] = [];
  for (const { path, get } of reads) {
    const url = path.replace('{merchant}', 'alpha').replace('{account}', path.includes('/agents/') ? agent.id : id);
    const answer = await members.get('alpha.test', url, { authorization: `Bearer ${token}` });
    expect([path, answer.statusCode]).toEqual([path, 200]);
    findings.push(...complaintsOf(get, 200, answer.json()));
  }
  expect(findings).toEqual([]);
});
