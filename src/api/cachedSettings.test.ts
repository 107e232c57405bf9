import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cachedSettings, type Settings, type SettingsPlace, settingsOnce } from './cachedSettings.ts';

const place: SettingsPlace = { host: 'hacson.example', merchant: 'hacson', language: 'vi' };
const settings = { whitelabel: [], maintenance: false } as unknown as Settings;
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('fetches settings once per session, also for two askers at once', async () => {
  const fetch = vi.fn<() => Promise<Settings>>(async () => settings);
  const [first, second] = await Promise.all([settingsOnce(place, fetch), settingsOnce(place, fetch)]);
  expect([first, second, await settingsOnce(place, fetch)]).toEqual([settings, settings, settings]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('keeps hosts, merchants and languages apart', () => {
  cachedSettings.write(place, settings);
  const others: SettingsPlace[] = [
    { ...place, host: 'other.example' },
    { ...place, merchant: 'verlago' },
    { ...place, language: 'en' },
  ];
  expect(others.map((other) => cachedSettings.read(other))).toEqual([null, null, null]);
  expect(cachedSettings.read(place)).toEqual(settings);
});

it('asks again after a fetch that failed, and without storage every time', async () => {
  let isOnline = false;
  const fetch = async () => (isOnline ? settings : Promise.reject(new Error('offline')));
  await expect(settingsOnce(place, fetch)).rejects.toThrow('offline');
  isOnline = true;
  expect(await settingsOnce(place, fetch)).toEqual(settings);
  vi.stubGlobal('sessionStorage', undefined);
  expect(await settingsOnce(place, fetch)).toEqual(settings);
});
