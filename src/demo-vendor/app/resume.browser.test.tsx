import { expect, it } from 'vitest';
import { openFrame } from '../../../tests/demo-vendor/frameKit.ts';

it('takes the balance again after a round that ended while the game was closed, so that the site shows it too', async () => {
  const { vendor, round, load } = await openFrame('dragon');
  vendor.payout = '95000.0000';
  vendor.unseen = [round({ stake: '50000.0000', play: 'slot', pick: '', number: null }, 'settled')];
  await load();
  await expect.poll(() => document.querySelector('.message')?.textContent).toContain('An interrupted round has ended');
  await expect.poll(() => vendor.asked, { timeout: 5_000 }).toContain('balance');
});
