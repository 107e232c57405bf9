import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBrandsFolder, openTestServer } from '../../../../tests/server/core-kit.ts';
import { rules } from '../../money/saferPlay/acts.ts';
import type { DeclaredRoute } from '../../platform/http/declareAccess.ts';
import { proofOfEffect } from '../../platform/http/studioEffects.ts';

let site: Awaited<ReturnType<typeof openTestServer>>;
beforeAll(async () => {
  site = await openTestServer({ brands: createBrandsFolder('alpha') });
  await site.server.ready();
});
afterAll(() => site.close());

/** Fields that are not for everyone, by class; SECURITY.md says how each class is kept. */
const classes: Readonly<Record<string, readonly string[]>> = {
  secret: ['payload', 'token', 'ticket', 'uri', 'secret', 'password', 'codes'],
  personal: ['mobileNum', 'mobile', 'payeeName', 'username', 'account', 'nickname', 'realName', 'contact', 'images'],
  money: ['balance', 'amount', 'stake', 'payout', 'bets', 'wallets'],
};

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
}

const fieldsOf = (shape: Shape | undefined): string[] =>
  shape === undefined
    ? []
    : [
        ...Object.entries(shape.properties ?? {}).flatMap(([name, inner]) => [name, ...fieldsOf(inner)]),
        ...fieldsOf(shape.items),
        ...(shape.anyOf ?? []).flatMap(fieldsOf),
      ];

const classified = (fields: readonly string[]) =>
  Object.entries(classes)
    .flatMap(([name, members]) => {
      const found = [...new Set(fields)].filter((field) => members.includes(field));
      return found.length === 0 ? [] : [`${name}: ${found.join(', ')}`];
    })
    .join('; ');

/** Callers that get through, by kind of account. */
function callersOf({ route: { config = {} } }: DeclaredRoute): string {
  const { access, account, guests, installation, proof, role, whenLimited } = config;
  if (access === 'public')
    return guests === 'whereTheyMayRead' ? 'all; members only where the catalogue is closed to guests' : 'all';
  if (access === 'studio') {
    const needed = role === undefined ? 'signed in' : [role].flat().join(' or ');
    const others = installation === true ? ', token of the installation' : '';
    return `studio (${needed}${proof === 'fresh' ? ', fresh second factor' : ''})${others}`;
  }
  if (access === 'operator') return 'token of the installation';
  if (access === 'vendor' || access === 'provider') return access;
  const kinds = access === 'agent' ? ['agent'] : ['member', 'agent', ...(account === 'any' ? ['trial'] : [])];
  return `${kinds.join(', ')}${whenLimited === 'answer' ? ' (also before a forced change of password)' : ''}`;
}

function rowOf(declared: DeclaredRoute): string {
  const { route } = declared;
  const { body, querystring, params, response } = (route.schema ?? {}) as Readonly<Record<string, Shape | undefined>>;
  const answer = (response as Readonly<Record<string, Shape>> | undefined)?.['200']?.properties?.['value'];
  const writes = classified([body, querystring, params].flatMap(fieldsOf));
  const { module = '', act, perMinute = '' } = route.config ?? {};
  const onBreak = act !== undefined && rules[act].endsOnBreak ? 'refused' : '';
  return `| ${String(route.method)} \`${route.url}\` | ${callersOf(declared)} | ${module} | ${String(perMinute)} | ${onBreak} | ${writes} | ${classified(fieldsOf(answer))} |`;
}

it('the printed access matrix is the one in force; update it with vitest -u', async () => {
  const rows = site.server.declaredRoutes.filter(({ route }) => String(route.method) !== 'HEAD').map(rowOf);
  const page = [
    '# Who may call what',
    '',
    '<!-- Printed from the declarations of the routes; `npx vitest run src/server/edge/http/accessMatrix --update` writes it. -->',
    '',
    'Every route declares its callers and module in `config`; the server does not start with a route that declares none, or whose',
    'declaration nothing enforces. `secret: payload` is a sealed body. A caller reads and writes only rows of the account and brand of',
    'its session; the columns name the fields that are not for everyone, by class. `A minute`: calls of one account, where there is a limit.',
    '',
    '| Call | Callers | Module | A minute | On a break | Sends | Gets |',
    '|---|---|---|---|---|---|---|',
    ...[...new Set(rows)].toSorted(),
    '',
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../../../../docs/access.md');
});

it('guests may browse, log in and register, and play for free where the brand lets them [ROLE-05]', () => {
  const rights = [
    ['freePlay', /^POST \/wps\/session\/login\/freeplay$/],
    ['register', /^(?:PUT \/wps\/member\/register|POST \/wps\/verification\/sms\/register)/],
    ['logIn', /^POST \/wps\/(?:session\/login$|member\/password\/|verification\/)/],
    // The sign-in of operators, on the host of the studio only.
    ['logIn', /^(?:GET|POST) \/studio\/api\/(?:session|invitations)(?:\/|$)/],
    // A demo account, on a host that only the editor of an operator knows; links and sites answer that there is no such call.
    ['logIn', /^POST \/preview\/visitor$/],
    // Asking for help and choosing a language are part of it; the simulated payment provider stands for another company.
    [
      'browse',
      /^(?:GET |POST \/wps\/system\/customerService|POST \/payments\/simulated\/|POST \/preview\/remarks$|PUT \/wps\/(?:feedback|member\/language))/,
    ],
  ] as const;
  const open = site.server.declaredRoutes.filter(
    ({ route }) => route.config?.access === 'public' && String(route.method) !== 'HEAD',
  );
  const granted = open.map(({ route }) => {
    const call = `${String(route.method)} ${route.url}`;
    return { right: rights.find(([, pattern]) => pattern.test(call))?.[0] ?? call, module: route.config?.module };
  });
  expect([...new Set(granted.map(({ right }) => right))].toSorted()).toEqual(['browse', 'freePlay', 'logIn', 'register']);
  expect(granted.filter(({ right }) => right === 'freePlay')).toEqual([{ right: 'freePlay', module: 'hasFreePlay' }]);
});

it('no call lets a signed-in caller change or remove a number, mail address or identity that is bound [VALID-41]', () => {
  const bound = ['mobileNum', 'mobile', 'email', 'issuer', 'subject', 'linkTicket'];
  const own = site.server.declaredRoutes.filter(({ route }) => ['member', 'agent'].includes(route.config?.access ?? ''));
  const sent = own.map(({ route }) => {
    const { body, querystring } = (route.schema ?? {}) as Readonly<Record<string, Shape | undefined>>;
    return { call: `${String(route.method)} ${route.url}`, fields: [body, querystring].flatMap(fieldsOf) };
  });
  expect(sent.length).toBeGreaterThan(20);
  expect(sent.filter(({ fields }) => fields.some((field) => bound.includes(field)))).toEqual([]);
  expect(sent.filter(({ call }) => call.startsWith('DELETE')).map(({ call }) => call)).toEqual(['DELETE /wps/session/logout']);
});

it('every call of the studio that changes something says what, and rights, secrets, publishing and money need a fresh second factor', () => {
  const changing = site.server.declaredRoutes.filter(
    ({ route }) => route.config?.access === 'studio' && !['GET', 'HEAD'].includes(String(route.method)),
  );
  expect(changing.length).toBeGreaterThan(25);
  const wrong = changing.filter(({ route: { config } }) => {
    const effect = config?.effect;
    return effect === undefined || config?.proof !== proofOfEffect[effect];
  });
  expect(wrong.map(({ route }) => route.url)).toEqual([]);
  // Work that others see before it counts, and decisions that members asked for; everything else is asked for anew.
  expect(Object.entries(proofOfEffect).flatMap(([effect, proof]) => (proof === 'fresh' ? [] : [effect]))).toEqual([
    'queue',
    'work',
  ]);
  // What is not asked for anew never hands out rights, passwords, links or what is masked elsewhere.
  const secret = ['password', 'path', 'token', 'codes', 'secret'];
  const rights = ['roles', 'merchants', 'disabled'];
  const easy = changing.filter(({ route: { config } }) => config?.proof !== 'fresh');
  const leaking = easy.filter(({ route }) => {
    const { body, response } = (route.schema ?? {}) as { body?: Shape; response?: Readonly<Record<string, Shape>> };
    const sent = fieldsOf(body);
    const got = Object.values(response ?? {}).flatMap(fieldsOf);
    return sent.some((field) => rights.includes(field)) || got.some((field) => secret.includes(field) && field !== 'path');
  });
  expect(leaking.map(({ route }) => route.url)).toEqual([]);
  const team = changing.filter(({ route }) => /^\/studio\/api\/(?:team|rights)\b/.test(route.url));
  expect(team.length).toBeGreaterThan(3);
  expect(team.every(({ route }) => route.config?.proof === 'fresh')).toBe(true);
});

it('no call takes a secret in its address, which proxies, histories and referrers keep', () => {
  const inAddress = site.server.declaredRoutes.filter(({ route }) => {
    const { params, querystring } = (route.schema ?? {}) as Readonly<Record<string, Shape | undefined>>;
    return [params, querystring].flatMap(fieldsOf).some((field) => classes['secret']?.includes(field));
  });
  expect(inAddress.map(({ route }) => `${String(route.method)} ${route.url}`)).toEqual([]);
});

it('SECURITY.md names files that exist', () => {
  const links = [...readFileSync('SECURITY.md', 'utf8').matchAll(/\]\(([^)#:]+)[^)]*\)/g)].map(([, path = '']) => path);
  expect(links).not.toEqual([]);
  for (const path of links) expect(() => readFileSync(path)).not.toThrow('ENOENT');
});

it('takes no body that the proxy of a deployment would refuse', () => {
  const [, megabytes = ''] = /client_max_body_size (\d+)m;/.exec(readFileSync('docs/deploy/nginx.conf', 'utf8')) ?? [];
  const largest = Math.max(...site.server.declaredRoutes.map(({ route }) => route.bodyLimit ?? 0));
  expect(largest).toBeGreaterThan(20_000_000);
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThanOrEqual(largest);
});
