import { expect, it } from 'vitest';
import { sessionValues } from './session.ts';
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
  // Other files share the memory that stands in for session storage.
  sessionValues.clear();
  const place = { name: 'cpw', merchant: 'hacson' };
  expect([await closeInVault(place, 'secret'), await openFromVault(place, 'v1.a.b.c')]).toEqual([null, null]);
  await keepCurrentPassword('secret');
  expect([hasCurrentPassword(), await readCurrentPassword()]).toEqual([false, null]);
  await expect(forgetInVault('cpw')).resolves.toBeUndefined();
});
