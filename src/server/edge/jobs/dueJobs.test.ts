import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { countRoundTrips } from '../../../../tests/server/roundTrips.ts';
import { openWithdrawalSite, openWithdrawer } from '../../../../tests/server/withdrawal-kit.ts';
import { depositOrder, simulatedPayment } from '../../platform/db/tables/deposits.ts';
import { message } from '../../platform/db/tables/messages.ts';
import { round } from '../../platform/db/tables/play.ts';
import { withdrawalPart } from '../../platform/db/tables/withdrawals.ts';
import { dueAmong } from './dueJobs.ts';

const hourMs = 3_600_000;
const later = new Date(noon.getTime() + hourMs);
let time = noon;
let site: Site;
let due: () => Promise<string[]>;
beforeAll(async () => {
  site = await openWithdrawalSite({ now: () => time });
  due = async () => (await dueAmong(site.db, site.jobs)).map(({ name }) => name);
});
afterAll(() => site.close());

it('looks for the rows of every job by one query, and names the jobs whose time has come', async () => {
  const merchant = 'alpha';
  const own = { merchant, createdAt: noon };
  const member = await openWithdrawer(site, () => time);
  const order = await member.paid('1000000');
  const opened = { account: member.owner.id, player: 'player', gameId: 'game', state: 'open', openedAt: noon } as const;
  await site.db.insert(round).values({ merchant, vendor: 'demo', id: 'round', ...opened, askAt: later });
  const texts = { channel: 'sms', kind: 'code', language: 'vi', state: 'waiting', sealed: '' } as const;
  await site.db.insert(message).values({ ...own, id: randomUUID(), ...texts, nextAt: later, expiresAt: later });
  const payment = { order: 'order', kind: 'bank', amount: 1n, currency: 'VND', callback: '/', dueAt: later } as const;
  await site.db.insert(simulatedPayment).values({ ...own, reference: 'payment', state: 'pending', ...payment });
  const asked = { request: 'request', method: 'bank', kind: 'bank', provider: 'simulated', book: 'play:VND' } as const;
  const placed = { account: member.owner.id, amount: 1n, fee: 0n, state: 'pending', expiresAt: later } as const;
  await site.db.insert(depositOrder).values({ ...own, id: 'deposit', ...asked, ...placed });

  // What opened accounts and orders changed in the figures of teams.
  await site.server.services.agents.fold();
  const roundTrips = countRoundTrips(site.db.$client);
  expect(await due()).toEqual([]);
  expect(roundTrips()).toBe(1);
  time = later;
  expect(await due()).toEqual(['deliver', 'receipts', 'simulatedPayments', 'deposits', 'rounds']);
  await site.db.update(withdrawalPart).set({ receipt: 'received' }).where(eq(withdrawalPart.order, order));
  expect(await due()).toEqual(['deliver', 'simulatedPayments', 'deposits', 'rounds']);
});
