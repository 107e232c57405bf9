import { expect, it } from 'vitest';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { createFileCache } from './compressedBody.ts';

it('writes and compresses a file once per state of a brand', async () => {
  const fileOf = createFileCache();
  const tenant = (merchant: string, digest: string) => ({ brand: { merchant }, digest }) as Tenant;
  let written = 0;
  const read = async (of: Tenant, name = 'robots') => {
    const { plain } = await fileOf(of, name, () => `${(written += 1)}`);
    return plain.toString();
  };
  expect(await Promise.all([read(tenant('alpha', 'a')), read(tenant('alpha', 'a'))])).toEqual(['1', '1']);
  expect([await read(tenant('alpha', 'b')), await read(tenant('beta', 'a')), await read(tenant('alpha', 'a'), 'map')]).toEqual([
    '2',
    '3',
    '4',
  ]);
});
