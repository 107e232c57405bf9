import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { testKey } from '../../../../tests/server/core-kit.ts';
import { listen } from '../operations/listen.ts';
import { readSettings } from './index.ts';

const modeOf = (env: Readonly<Record<string, string>>) => {
  const { production, listenHost } = readSettings({ DATA_KEY: testKey, ...env });
  return [production ? 'production' : 'development', listenHost];
};

it.each([
  [{}, 'development', 'localhost'],
  [{ LISTEN_HOST: '127.0.0.1' }, 'development', '127.0.0.1'],
  [{ LISTEN_HOST: '::1' }, 'development', '::1'],
  [{ LISTEN_HOST: '0.0.0.0' }, 'production', '0.0.0.0'],
  [{ LISTEN_HOST: '192.168.1.7' }, 'production', '192.168.1.7'],
  [{ LISTEN_HOST: '0.0.0.0', NODE_ENV: 'development' }, 'development', '0.0.0.0'],
  [{ NODE_ENV: 'production' }, 'production', '::'],
  [{ NODE_ENV: 'production', LISTEN_HOST: '127.0.0.1' }, 'production', '127.0.0.1'],
])('%j is %s at %s', (env, mode, host) => {
  expect(modeOf(env)).toEqual([mode, host]);
});

it('asks a second operator about every change of trust in production, and lets no folder around it', () => {
  const ruleOf = (env: Readonly<Record<string, string>>) => readSettings({ DATA_KEY: testKey, ...env }).secondYes;
  const production = { NODE_ENV: 'production' };
  expect([ruleOf(production), ruleOf({}), ruleOf({ ...production, SECOND_YES: 'real' })]).toEqual(['all', 'published', 'real']);
  for (const SECOND_YES of ['published', 'none']) {
    expect(() => ruleOf({ ...production, SECOND_YES })).toThrow(`"${SECOND_YES}"`);
  }
});

it.each(['0', '367', '-1', '1.5', 'never'])('refuses operators’ tokens of %s days', (days) => {
  expect(() => readSettings({ OPERATOR_TOKEN_DAYS: days })).toThrow(`OPERATOR_TOKEN_DAYS is "${days}"`);
  expect(readSettings({ OPERATOR_TOKEN_DAYS: '366' }).operatorTokenDays).toBe(366);
});

it('refuses a mode that does not exist, and production without its key', () => {
  expect(() => modeOf({ NODE_ENV: 'prod' })).toThrow('NODE_ENV is "prod"; set it to production or development.');
  expect(() => readSettings({ LISTEN_HOST: '0.0.0.0' })).toThrow('NODE_ENV=development');
});

const reaches = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port }, () => resolve(true));
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
  });

it('is reached from this machine only, unless it listens at all addresses', async () => {
  const machine = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const outer = machine.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  const hasIpv6 = machine.some(({ address }) => address === '::1');
  for (const [listenHost, expected] of [
    ['localhost', false],
    ['::', true],
  ] as const) {
    const server = Fastify({ serverFactory: (handler) => createHttpServer(handler) });
    server.get('/', async () => 'here');
    await listen(server, { port: 0, listenHost });
    const { port } = server.addresses()[0] as AddressInfo;
    const answers = await Promise.all(
      ['127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])].map(async (host) => (await fetch(`http://${host}:${port}/`)).text()),
    );
    expect(new Set(answers)).toEqual(new Set(['here']));
    if (outer !== undefined) expect(await reaches(outer, port)).toBe(expected);
    await server.close();
    expect([await reaches('127.0.0.1', port), await reaches('::1', port)]).toEqual([false, false]);
  }
});
