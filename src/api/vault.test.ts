import { expect, it } from 'vitest';
import {
  closeInVault,
  forgetInVault,
  hasCurrentPassword,
  keepCurrentPassword,
  openFromVault,
  readCurrentPassword,
} from './vault.ts';

it('stores nothing where the browser keeps no keys', async () => {
  expect(typeof indexedDB).toBe('undefined');
  const place = { name: 'cpw', merchant: 'hacson' };
  expect([await closeInVault(place, 'secret'), await openFromVault(place, 'v1.a.b.c')]).toEqual([null, null]);
  await keepCurrentPassword('secret');
  expect([hasCurrentPassword(), await readCurrentPassword()]).toEqual([false, null]);
  await expect(forgetInVault('cpw')).resolves.toBeUndefined();
});
