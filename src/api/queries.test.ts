import { QueryClient } from '@tanstack/react-query';
import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { beforeEach, expect, it, vi } from 'vitest';
import { launchTarget } from '../domain/launchTarget.ts';
import { failureCodeOf } from '../wire/failure.ts';
import { backgroundCalls, onCallEnd } from './callEnds.ts';
import { reportLanguage } from './language.ts';
import { launchGame, playQueries } from './play.ts';
import { queries } from './queries.ts';

const sent: InternalAxiosRequestConfig[] = [];
let answer: (config: InternalAxiosRequestConfig) => unknown = () => ({ success: true, message: '', value: [], code: 'OK' });

// The client copies the defaults when it is created.
axios.defaults.adapter = async (config) => {
  sent.push(config);
  return { data: answer(config), status: 200, statusText: 'OK', headers: {}, config };
};
const { request, callTimeoutMs } = await import('./http.ts');

beforeEach(() => {
  sent.length = 0;
  vi.unstubAllGlobals();
});

it('speaks Vietnamese by default, else the language of the page [APIBASE-02]', async () => {
  await request('hotGames', {});
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  await request('hotGames', {});
  expect(sent.map(({ headers, url }) => [headers.get('Language'), url])).toEqual([
    ['VI', '/wps/relay/GCSGAME_hotGamesV2'],
    ['EN', '/wps/relay/GCSGAME_hotGamesV2'],
  ]);
});

it('names merchant, vendor, platform and language when it asks for hot games [API-26]', async () => {
  const { signal } = new AbortController();
  const site = { merchant: 'alpha', language: 'en' } as const;
  await queries.hotGames(site).queryFn({ signal });
  await queries.hotGames(site, 'BASALT').queryFn({ signal });
  const whole = { merchantCode: 'alpha', isPlatform: 2, platform: 'web', language: 'EN' };
  expect(sent.map(({ params }) => params as unknown)).toEqual([whole, { ...whole, vassalage: 'BASALT' }]);
  expect(queries.hotGames(site).queryKey).not.toEqual(queries.hotGames(site, 'BASALT').queryKey);
});

it('asks for the countries once per visit, however many forms need them [API-57]', async () => {
  const cache = new QueryClient();
  await Promise.all([cache.fetchQuery(queries.countries()), cache.fetchQuery(queries.countries())]);
  await cache.fetchQuery(queries.countries());
  expect(sent.map(({ url }) => url)).toEqual(['/wps/system/countryCode']);
});

it('reports the language a member chose by its code [API-59]', async () => {
  await reportLanguage('en');
  expect(sent.map(({ url, method, data }) => [method, url, data as unknown])).toEqual([
    ['put', '/wps/member/language', '{"language":"EN"}'],
  ]);
});

it('sends the language with the call for the address of a game [API-35]', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  await launchGame(launchTarget({ gameType: 'RNG', vassalage: 'BASALT', gameId: 'fox' }), {
    merchantCode: 'alpha',
    language: 'en',
    backUrl: 'https://alpha.test/index',
    lottery: { prizeModes: { LOTT: 'Lott', ELOTT: 'Elott', TCG_SEA: 'SEA', TCG_LOTTO_VN: 'ZY' }, area: 'VN' },
    mode: 'dark',
  });
  expect(sent[0]?.params).toEqual({ mode: 'dark' });
  expect(sent.map(({ url, headers }) => [url, headers.get('Language')])).toEqual([['/wps/game/launchGame', 'EN']]);
});

it('asks for twenty popular games and for a hundred opened numbers [API-39] [API-40]', async () => {
  const { signal } = new AbortController();
  await queries.popular().queryFn({ signal });
  await playQueries.openedNumbers(false).queryFn({ signal });
  expect(sent.map(({ url, params }) => [url, params as unknown])).toEqual([
    ['/lgw/games/popular', { count: 20 }],
    ['/lgw/vn/numeros/opened/game', { count: 100 }],
  ]);
});

it('asks for board notices by default [BRAND-03]', async () => {
  const { queryFn } = queries.notices();
  await queryFn({ signal: new AbortController().signal });
  expect(sent[0]?.params).toMatchObject({ types: 'B' });
});

it('counts no polling call as user activity', async () => {
  const ended: string[] = [];
  const stop = onCallEnd(({ name }) => void ended.push(name));
  const { queryFn, refetchInterval } = queries.winners();
  expect(refetchInterval).toBeGreaterThan(0);
  await queryFn({ signal: new AbortController().signal });
  stop();
  expect(ended.map((name) => backgroundCalls.has(name as never))).toEqual([true]);
});

it.each([
  ['no connection', new AxiosError('x', 'ERR_NETWORK'), 'NETWORK'],
  ['no answer in time', new AxiosError('x', 'ECONNABORTED'), 'TIMEOUT'],
])('reports %s', async (_name, thrown, code) => {
  answer = () => {
    throw thrown;
  };
  const failure: unknown = await request('hotGames', {}).catch((error: unknown) => error);
  expect(failureCodeOf(failure)).toBe(code);
  expect(sent[0]?.timeout).toBe(callTimeoutMs);
});

it('takes a refused envelope for a failure of its code', async () => {
  answer = () => ({ success: false, message: 'x', value: null, code: 'RATE_LIMIT' });
  await expect(request('feedback', { body: {} })).rejects.toMatchObject({ code: 'RATE_LIMIT' });
});
