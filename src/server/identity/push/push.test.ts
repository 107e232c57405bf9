import { createECDH, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { demoPassword, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { createBrandsFolder, noon, openTestServer, smallBrand } from '../../../../tests/server/core-kit.ts';
import { moneyOf } from '../../../domain/money.ts';
import type { PushMessage } from '../../../domain/workerMessages.ts';
import type { PushDevice, PushKey } from '../../../wire/push.ts';
import { dueAmong } from '../../edge/jobs/dueJobs.ts';
import { gatewayToken, inboxMessage, pushDevice, pushDue } from '../../platform/db/tables/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

/** A push service on this machine, and the browsers that it serves. */
let service: Server;
let place: string;
let status = 201;
let taken: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer }[] = [];

let site: Site;
let tenant: Tenant;
let time = noon;
const now = () => time;
const later = (ms: number) => {
  time = new Date(time.getTime() + ms);
};

beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.once('end', () => {
      taken.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((done) => service.once('listening', done));
  place = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const brands = createBrandsFolder('alpha', 'beta');
  brands.write('quiet', smallBrand('quiet', { app: { push: false } }));
  site = await openTestServer({ brands, now });
  tenant = site.tenants.byMerchant('alpha') ?? expect.fail('The brand is not there.');
});
afterAll(async () => {
  await site.close();
  service.close();
});
beforeEach(() => {
  [time, status, taken] = [noon, 201, []];
});
afterEach(async () => {
  for (const table of [pushDue, pushDevice, inboxMessage]) await site.db.delete(table);
});

const ask: ReturnType<typeof visitor>['send'] = (...given) => visitor(site, now).send(...given);

async function signIn(username = 'demomember', host = 'alpha.test') {
  const { token } = (await visitor(site, now).login(username, demoPassword, { host })).value;
  const { id } = (await site.verification.accounts.byUsername('alpha', username)) ?? expect.fail(`${username} is not there.`);
  return { id, token };
}

/** A browser with a subscription at the push service. */
function browser(name: string, at = place) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  const device: PushDevice = {
    endpoint: `${at}/${name}`,
    keys: { p256dh: keys.getPublicKey('base64url'), auth },
  };
  return { device, shown: () => taken.filter(({ path }) => path === `/${name}`).map(({ body }) => opened(body, keys, auth)) };
}

const opened = (body: Buffer, privateKey: ECDH, authSecret: string) =>
  JSON.parse(decrypt(body, { version: 'aes128gcm', privateKey, authSecret }).toString()) as PushMessage;

const deposited = (account: string) =>
  site.inbox.send(tenant, account, 'depositCredited', { provider: 'Mẫu Pay', amount: moneyOf('1234567.5') });
const push = () => site.server.services.push;
const isDue = async () => (await dueAmong(site.db, site.jobs)).some(({ name }) => name === 'push');

it('shows what has happened to money on every browser that the member let, without the amount, and counts what is unread', async () => {
  const member = await signIn();
  const [phone, desk] = [browser('phone'), browser('desk')];
  for (const { device } of [phone, desk]) expect((await ask('addPushDevice', device, { token: member.token })).code).toBe('OK');
  await deposited(member.id);
  await site.inbox.send(tenant, member.id, 'rankRaised', { rank: 2 });
  expect(await isDue()).toBe(true);
  await push().deliver();
  for (const { shown } of [phone, desk]) {
    expect(shown()).toEqual([{ id: expect.any(String), title: 'ALPHA', text: 'Nạp tiền đã vào ví', unread: 2 }]);
    expect(JSON.stringify(shown())).not.toContain('1,234,567');
  }
  expect([await isDue(), await site.db.select().from(pushDue)]).toEqual([false, []]);
});

it('proves to the push service which installation sends, with one key for all processes and brands', async () => {
  const { id, token } = await signIn();
  const { value: given } = await ask<PushKey>('pushKey', undefined, { token });
  const [kept] = await site.db.select().from(gatewayToken);
  expect([kept?.name, kept?.sealed.includes(given.key)]).toEqual(['webPush', false]);
  await ask('addPushDevice', browser('one').device, { token });
  await deposited(id);
  await push().deliver();
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([^.]+)\.([^.]+)\.([^.]+), k=(.+)$/.exec(taken[0]?.headers.authorization ?? '') ?? [];
  expect(key).toBe(given.key);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    aud: place,
    exp: noon.getTime() / 1_000 + 12 * 3_600,
    sub: 'https://alpha.test',
  });
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const proof = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), proof, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(taken[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
});

it('tries again while the push service is away, and forgets a browser that has ended its subscription', async () => {
  const { id, token } = await signIn();
  await ask('addPushDevice', browser('one').device, { token });
  await deposited(id);
  status = 503;
  await push().deliver();
  expect([taken.length, await isDue()]).toEqual([1, false]);
  later(29_999);
  await push().deliver();
  expect(taken).toHaveLength(1);
  later(1);
  await push().deliver();
  expect(taken).toHaveLength(2);
  status = 410;
  later(60_000);
  await push().deliver();
  expect([taken.length, await site.db.select().from(pushDevice), await site.db.select().from(pushDue)]).toEqual([3, [], []]);
});

it('gives a message up after five tries, and the one that the push service refuses after the first', async () => {
  const { id, token } = await signIn();
  await ask('addPushDevice', browser('one').device, { token });
  await deposited(id);
  status = 429;
  for (let tries = 1; tries <= 5; tries += 1) {
    expect(await site.db.select().from(pushDue)).toHaveLength(1);
    await push().deliver();
    later(3_600_000);
  }
  expect([taken.length, await site.db.select().from(pushDue)]).toEqual([5, []]);
  await deposited(id);
  status = 413;
  await push().deliver();
  expect([taken.length, await site.db.select().from(pushDue), (await site.db.select().from(pushDevice)).length]).toEqual([
    6,
    [],
    1,
  ]);
});

it('ends with the member’s no, with signing out there or everywhere, and with another account that uses the browser', async () => {
  const { device } = browser('one');
  const rows = async () => (await site.db.select().from(pushDevice)).map(({ account }) => account);
  const allow = async () => {
    const member = await signIn();
    await ask('addPushDevice', device, { token: member.token });
    expect(await rows()).toEqual([member.id]);
    return member;
  };
  const { token } = await allow();
  const stranger = await signIn('demogeneral');
  await ask('removePushDevice', { endpoint: device.endpoint }, { token: stranger.token });
  expect(await rows()).toHaveLength(1);
  await ask('removePushDevice', { endpoint: device.endpoint }, { token });
  expect(await rows()).toEqual([]);

  await ask('logout', undefined, { token: (await allow()).token });
  expect(await rows()).toEqual([]);

  const member = await allow();
  await site.server.services.members.sessions.endAll({ merchant: 'alpha', id: member.id });
  expect(await rows()).toEqual([]);

  await allow();
  await ask('addPushDevice', device, { token: stranger.token });
  expect(await rows()).toEqual([stranger.id]);
});

it('keeps ten browsers of an account, and those of another merchant apart', async () => {
  const { token } = await signIn();
  for (let count = 1; count <= 11; count += 1) {
    later(1_000);
    await ask('addPushDevice', browser(`b${count}`).device, { token });
  }
  const names = (await site.db.select().from(pushDevice)).map(({ endpoint }) => endpoint.slice(place.length + 1));
  expect(names.sort()).toEqual(['b10', 'b11', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8', 'b9']);
  const other = await signIn('demomember', 'beta.test');
  await ask('removePushDevice', { endpoint: `${place}/b5` }, { token: other.token, host: 'beta.test' });
  expect(await site.db.select().from(pushDevice)).toHaveLength(10);
});

it('calls no address that is not public', async () => {
  const { id, token } = await signIn();
  const port = (service.address() as AddressInfo).port;
  await ask('addPushDevice', browser('inside', `http://localhost:${port}`).device, { token });
  await deposited(id);
  await push().deliver();
  expect(taken).toEqual([]);
});

it('is not there on a brand that does not offer it', async () => {
  const { token } = (await visitor(site, now).login('demomember', demoPassword, { host: 'quiet.test' })).value;
  const sender = { token, host: 'quiet.test' };
  expect([
    (await ask('pushKey', undefined, sender)).code,
    (await ask('addPushDevice', browser('one').device, sender)).code,
    await site.db.select().from(pushDevice),
  ]).toEqual(['NOT_FOUND', 'NOT_FOUND', []]);
});
