import { expect, it } from 'vitest';
import { readBrand, readVendors } from '../../src/manifest/index.ts';
import { changed, fullManifest, placesOf } from './fullManifest.ts';

const manifest = fullManifest();
const places = placesOf(manifest).filter(({ node }) => node['x-secret'] === true);
const plain = 'hunter2-is-my-secret';

it('names a secret that is written in plain at its place and prints it nowhere, whichever setting holds it', () => {
  expect(places.map(({ path }) => path.join('/'))).toEqual(
    expect.arrayContaining(['deposits/providers/0/secret', 'analytics/webhook/secret']),
  );
  for (const { path } of places) {
    for (const secret of [plain, `env:${plain}`, 'env:NODE_ENV', 'env:DATA_KEY', 'env:PAYMENT_KEY_FILE', [plain], { plain }]) {
      const reading = readBrand(JSON.stringify(changed(manifest, path, secret)));
      const problems = reading.ok ? [] : reading.problems;
      expect(problems.map(({ pointer }) => pointer)).toContain(`/${path.join('/')}`);
      expect(JSON.stringify(problems)).not.toContain(plain);
    }
  }
});

it('accepts no secret of another brand, whichever setting names it', () => {
  const named = places.map(({ path }) => ({
    path,
    own: String(path.reduce<unknown>((node, step) => (node as never)[step], manifest)),
  }));
  for (const { path, own } of named) {
    const other = own.replace(`${String(manifest['merchant']).toUpperCase()}__`, 'OTHER__');
    expect(other).not.toBe(own);
    const reading = readBrand(JSON.stringify(changed(manifest, path, other)));
    const problems = reading.ok ? [] : reading.problems;
    expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([['secret.otherMerchant', `/${path.join('/')}`]]);
  }
});

it('prints no secret of a vendor either', () => {
  const vendor = { id: 'acme', name: 'Acme', api: 'https://api.acme.example', studios: ['ACME'], secret: plain };
  const reading = readVendors(JSON.stringify({ vendors: [vendor] }), {});
  const problems = reading.ok ? [] : reading.problems;
  expect(problems.map(({ pointer }) => pointer)).toContain('/vendors/0/secret');
  expect(JSON.stringify(problems)).not.toContain(plain);
});
