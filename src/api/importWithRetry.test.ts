import { expect, it, vi } from 'vitest';
import { importWithRetry } from './importWithRetry.ts';

const failed = (file: string) =>
  new TypeError(`Failed to fetch dynamically imported module: http://hacson.localhost/assets/${file}`);

it('asks for a part that did not arrive at another address, and keeps what came from there', async () => {
  const load = vi.fn(() => Promise.reject<{ name: string }>(failed('HelpPage-a1.js')));
  const loadFrom = vi.fn((address: string) => Promise.resolve({ name: address }));
  const first = await importWithRetry(load, loadFrom);
  expect(first.name).toMatch(/^http:\/\/hacson\.localhost\/assets\/HelpPage-a1\.js\?again=\d+$/);
  expect(await importWithRetry(load, loadFrom)).toBe(first);
  expect(loadFrom).toHaveBeenCalledTimes(1);
});

it('takes an address that no earlier try has used after a second failure', async () => {
  const load = () => Promise.reject<object>(failed('JoinPage-b2.js'));
  const asked: string[] = [];
  const loadFrom = (address: string) => {
    asked.push(address);
    return asked.length === 1 ? Promise.reject(new Error('offline')) : Promise.resolve({});
  };
  await expect(importWithRetry(load, loadFrom)).rejects.toThrow('offline');
  await importWithRetry(load, loadFrom);
  expect(new Set(asked).size).toBe(2);
});

it('asks the same way again where the browser does not say which file it was', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('Importing a module script failed.'));
  load.mockResolvedValueOnce('page');
  const loadFrom = vi.fn(() => Promise.resolve(null));
  expect(await importWithRetry(load, loadFrom)).toBe('page');
  expect(loadFrom).not.toHaveBeenCalled();
});
