import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const policies = new Map<string, (address: string) => string | null>();

beforeEach(() => {
  vi.resetModules();
  policies.clear();
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, { createScriptURL }: { createScriptURL: (address: string) => string | null }) {
      if (policies.has(name)) throw new TypeError(`There is a policy ${name} already.`);
      policies.set(name, createScriptURL);
      return { createScriptURL };
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it('makes one address per name, whatever it is asked for later', async () => {
  const { trustedAddress } = await import('./trusted.ts');
  expect(trustedAddress('challenge', '/assets/work.js')).toBe('/assets/work.js');
  expect(trustedAddress('challenge', 'https://evil.example/x.js')).toBe('/assets/work.js');
  expect(policies.get('challenge')?.('https://evil.example/x.js')).toBe('/assets/work.js');
});

it('lets programs load from the places that were named, and from no look-alike', async () => {
  const { trustPrograms } = await import('./trusted.ts');
  trustPrograms(['https://apis.google.com/']);
  trustPrograms(['https://static.geetest.com/']);
  const pass = policies.get('default');
  expect(pass?.('https://apis.google.com/js/api.js')).toBe('https://apis.google.com/js/api.js');
  expect(pass?.('https://static.geetest.com/v4/a.js')).toBe('https://static.geetest.com/v4/a.js');
  for (const bad of [
    'https://apis.google.com.evil.example/x.js',
    'http://apis.google.com/x.js',
    '//apis.google.com/',
    'data:,x',
  ])
    expect(pass?.(bad)).toBeNull();
});

it('leaves addresses as they are where the browser knows no such policies', async () => {
  vi.stubGlobal('trustedTypes', undefined);
  const { trustedAddress, trustPrograms } = await import('./trusted.ts');
  trustPrograms(['https://apis.google.com/']);
  expect(trustedAddress('geetest', 'https://static.geetest.com/v4/gt4.js')).toBe('https://static.geetest.com/v4/gt4.js');
});
