import { beforeEach, expect, it, vi } from 'vitest';
import { mirrorsQuery } from './mirrors.ts';
import { sessionValues } from './session.ts';

const asked = vi.hoisted(() => [] as string[]);
vi.mock('./call.ts', () => ({
  call: async (name: string) => {
    asked.push(name);
    return { domainList: ['https://one.test', 'https://two.test/'].map((url) => ({ url, speed: null })) };
  },
}));

const probed = vi.fn<(url: URL) => Promise<unknown>>();

beforeEach(() => {
  sessionValues.clear();
  asked.length = 0;
  probed.mockReset();
  vi.stubGlobal('fetch', probed);
});

it('times one small request to each mirror, once per session [ENTITY-27]', async () => {
  probed.mockImplementation(async ({ hostname }) => {
    if (hostname === 'two.test') throw new TypeError('unreachable');
  });
  const first = await mirrorsQuery().queryFn();
  expect(first).toEqual({
    domainList: [
      { url: 'https://one.test', speed: expect.any(Number) as number },
      { url: 'https://two.test/', speed: null },
    ],
  });
  expect(sessionValues.read('routers')).toEqual(first);
  expect(await mirrorsQuery().queryFn()).toEqual(first);
  expect(asked).toEqual(['domainRoute']);
  expect(probed.mock.calls.map(([url]) => url.href)).toEqual(['https://one.test/robots.txt', 'https://two.test/robots.txt']);
});
