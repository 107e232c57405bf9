import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { commitmentOf, oddsOf, prizeOf } from './raffle.ts';

const serverSeed = 'a-secret-of-the-server';

it('is repeated from the published secret: the hash before it and the HMAC of both seeds', async () => {
  expect(await commitmentOf(serverSeed)).toBe(createHash('sha256').update(serverSeed).digest('hex'));
  const weights = [1, 2, 3, 4];
  const digest = createHmac('sha256', serverSeed).update('browser-7:3').digest('hex');
  const place = Number.parseInt(digest.slice(0, 12), 16) % 10;
  const expected = place < 1 ? 0 : place < 3 ? 1 : place < 6 ? 2 : 3;
  expect(await prizeOf({ serverSeed, clientSeed: 'browser-7', number: 3 }, weights)).toBe(expected);
});

it('draws each prize by its weight', async () => {
  const weights = [700, 250, 50, 0];
  const draws = await Promise.all(
    Array.from({ length: 4_000 }, (_, index) => prizeOf({ serverSeed, clientSeed: 'browser-8', number: index + 1 }, weights)),
  );
  const share = (prize: number) => draws.filter((drawn) => drawn === prize).length / draws.length;
  expect(share(0)).toBeCloseTo(0.7, 1);
  expect(share(1)).toBeCloseTo(0.25, 1);
  expect(share(2)).toBeCloseTo(0.05, 1);
  expect(share(3)).toBe(0);
  expect(oddsOf(weights)).toEqual(['70.00', '25.00', '5.00', '0.00']);
});
