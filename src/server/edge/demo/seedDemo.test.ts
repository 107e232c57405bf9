import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { noon } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { categories } from '../../../domain/category.ts';
import { announcementTypes } from '../../../domain/notice.ts';
import { openDatabase } from '../../platform/db/index.ts';
import { contentVersion, game, vendor } from '../../platform/db/tables/content.ts';
import { demoContent } from './demoContent.ts';
import { seedDemo } from './seedDemo.ts';

describe('the demo world', () => {
  it('is the same for the same merchant and day, and not the same for another', () => {
    const later = new Date(noon.getTime() + 3_600_000);
    expect(demoContent('alpha', later)).toEqual(demoContent('alpha', noon));
    expect(demoContent('beta', noon).winners.map(({ reward }) => reward)).not.toEqual(
      demoContent('alpha', noon).winners.map(({ reward }) => reward),
    );
  });

  it('calls at most three vendors hot', () => {
    expect(demoContent('alpha', noon).vendors.filter(({ isHot }) => isHot)).toHaveLength(3);
  });

  it('has games in all eight categories, some hot, some new, some with a trial', () => {
    const { games } = demoContent('alpha', noon);
    const per = categories.map((category) => games.filter((row) => row.category === category));
    expect(per.map((rows) => rows.length >= 16)).toEqual(categories.map(() => true));
    expect(per.every((rows) => rows.some(({ isHot }) => isHot) && rows.some(({ isNew }) => isNew))).toBe(true);
    expect(new Set(games.map(({ supportPlay }) => supportPlay))).toEqual(new Set([0, 1]));
    expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
  });

  it('has announcements of every type and more than a page of board notices, none from the future', () => {
    const { announcements } = demoContent('alpha', noon);
    expect([...new Set(announcements.map(({ type }) => type))].sort()).toEqual([...announcementTypes].sort());
    expect(announcements.filter(({ type }) => type === 'B').length).toBeGreaterThan(9);
    expect(announcements.filter(({ publishedAt }) => publishedAt > noon)).toEqual([]);
  });

  it('names every game, vendor and live table that its rows point to', () => {
    const { games, vendors, liveTables, winners } = demoContent('alpha', noon);
    const ids = new Set(games.map(({ id }) => id));
    const codes = new Set(vendors.map(({ code }) => code));
    expect([...liveTables, ...winners].filter(({ gameId }) => !ids.has(gameId))).toEqual([]);
    expect(games.filter(({ vendor }) => !codes.has(vendor))).toEqual([]);
  });
});

it('is put in once per merchant, however many try, and leaves what came after alone', async () => {
  const { db, close } = await openDatabase(await testDatabase());
  const needs = { db, now: () => noon };
  await Promise.all(['alpha', 'alpha', 'alpha', 'beta'].map((merchant) => seedDemo(needs, merchant)));
  await db
    .update(game)
    .set({ names: { vi: 'Đổi tên' } })
    .where(eq(game.merchant, 'alpha'));
  await seedDemo(needs, 'alpha');
  const names = await db
    .selectDistinct({ merchant: game.merchant, names: game.names })
    .from(game)
    .where(eq(game.merchant, 'alpha'));
  expect(names).toEqual([{ merchant: 'alpha', names: { vi: 'Đổi tên' } }]);
  expect(await db.$count(game, eq(game.merchant, 'beta'))).toBe(demoContent('beta', noon).games.length);
  expect(await db.select({ version: contentVersion.version }).from(contentVersion)).toEqual([{ version: 1 }, { version: 1 }]);
  await close();
});

it('keeps imported studios and games when a new edition replaces the demo content', async () => {
  const { db, close } = await openDatabase(await testDatabase());
  const deps = { db, now: () => noon };
  await seedDemo(deps, 'alpha');
  const [sample] = await db.select().from(game).where(eq(game.merchant, 'alpha')).limit(1);
  if (sample === undefined) throw new Error('There are no demo games.');
  await db.insert(vendor).values({ merchant: 'alpha', code: 'ACME', name: 'Acme', isHot: false, position: 99 });
  await db.insert(game).values({ ...sample, id: 'acme-comet', vendor: 'ACME' });
  await db.update(contentVersion).set({ edition: 0 });
  await seedDemo(deps, 'alpha');
  expect(await db.$count(game, and(eq(game.merchant, 'alpha'), eq(game.vendor, 'ACME')))).toBe(1);
  expect(await db.$count(vendor, and(eq(vendor.merchant, 'alpha'), eq(vendor.code, 'ACME')))).toBe(1);
  expect(await db.$count(game, eq(game.merchant, 'alpha'))).toBe(demoContent('alpha', noon).games.length + 1);
  await close();
});
