import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import {
  act,
  addAgent,
  addPair,
  contractRow,
  offer,
  openContractSite,
  signed,
  tenantOf,
  terms,
} from '../../../../tests/server/contract-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { accountTypes } from '../../../domain/accountType.ts';
import { contract } from '../../platform/db/tables/contracts.ts';

let site: Site;
beforeAll(async () => {
  site = await openContractSite({ now: () => noon });
});
afterAll(() => site.close());

const list = (caller: Parameters<typeof offer>[1], more: object = {}) =>
  site.server.services.contracts.views.list(tenantOf(site), caller, { kind: 'daily', ...more });

it('lists who must act first, counts by it, and takes the wildcards of a search literally', async () => {
  const upline = await addAgent(site);
  const [plain, percent] = [
    await addAgent(site, upline.id, { username: 'plainname', foldedUsername: 'plainname' }),
    await addAgent(site, upline.id, { username: 'with%and_', foldedUsername: 'with%and_' }),
  ];
  const third = await addAgent(site, upline.id);
  const running = await signed(site, { upline, downline: plain }, 'daily');
  await act(site, plain, 'daily', { action: 'terminate', contractId: running.contractId, version: 2 });
  await offer(site, upline, percent, 'daily');
  await signed(site, { upline, downline: third }, 'daily');
  const { rows, counts } = await list(upline);
  expect(rows.map(({ state, isMine }) => [state, isMine])).toEqual([
    ['terminating', true],
    ['offered', false],
    ['active', false],
  ]);
  expect(counts).toEqual({ all: 3, mine: 1, theirs: 1, active: 1, closed: 0 });
  expect((await list(upline, { search: '%' })).rows.map(({ partner }) => partner.name)).toEqual(['with%and_']);
  expect((await list(upline, { search: '_' })).rows).toHaveLength(1);
  expect((await list(upline, { filter: 'mine' })).rows).toHaveLength(1);
  expect((await list(upline, { after: `1~${noon.getTime()}~${rows[1]?.contractId}` })).rows).toHaveLength(1);
  const sides = (['upline', 'downline'] as const).map(async (side) => (await list(upline, { side })).rows.length);
  expect(await Promise.all(sides)).toEqual([3, 0]);
});

it('lists a long history page by page, each contract once, and counts all of it', async () => {
  const pair = await addPair(site);
  const active = await signed(site, pair, 'daily');
  const row = await contractRow(site, active.contractId);
  const ended = Array.from({ length: 40 }, (_, index) => ({
    ...row,
    id: `C991231-${100_000 + Number(pair.upline.id.slice(-3)) * 100 + index}`,
    number: index + 2,
    state: 'ended' as const,
    endedAt: noon,
    dueAt: null,
  }));
  await site.db.insert(contract).values(ended);
  const found: string[][] = [];
  for (let after: string | undefined; ; ) {
    const { rows, next, counts } = await list(pair.downline, after === undefined ? {} : { after });
    expect(counts).toEqual({ all: 41, mine: 0, theirs: 0, active: 1, closed: 40 });
    found.push(rows.map(({ contractId }) => contractId));
    if (next === null) break;
    after = next;
  }
  const all = [active.contractId, ...ended.map(({ id }) => id).toReversed()];
  expect(found).toEqual([all.slice(0, 20), all.slice(20, 40), all.slice(40)]);
});

it('gives the form of an offer its ceiling, its downlines and what waits', async () => {
  const pair = await addPair(site);
  const below = await addAgent(site, pair.downline.id);
  await addAgent(site, below.id, { type: accountTypes.member });
  await addAgent(site, pair.downline.id, { type: accountTypes.member });
  const options = (caller: typeof below) =>
    site.server.services.contracts.views.options(tenantOf(site), caller, { kind: 'daily' });
  expect(await options(pair.upline)).toMatchObject({ ceiling: { rate: '100.0000' }, own: null, replaceRule: 'higher' });
  expect(await options(pair.downline)).toMatchObject({ ceiling: {}, downlines: [{ id: below.id, members: 2, active: null }] });
  await signed(site, pair, 'daily', { ...terms.daily, rate: '2' });
  const offered = await offer(site, pair.downline, below, 'daily');
  const beside = await addAgent(site, pair.downline.id);
  const running = await signed(site, { upline: pair.downline, downline: beside }, 'daily');
  expect(await options(pair.downline)).toMatchObject({
    ceiling: { rate: '2.0000' },
    own: { state: 'active' },
    downlines: [
      { id: below.id, active: null, offered: offered.contractId },
      { id: beside.id, active: { contractId: running.contractId, terms: { rate: '1.0000' } }, offered: null },
    ],
    waiting: { daily: 0 },
  });
  expect((await options(below)).waiting).toEqual({ dividend: 0, daily: 1, hourly: 0, realTime: 0 });
});
