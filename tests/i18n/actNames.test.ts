import { describe, expect, it } from 'vitest';
import { deskKinds } from '../../src/domain/desk.ts';
import { operatorRoles } from '../../src/domain/operatorRole.ts';
import { offersOf } from '../../src/server/studio/desk/queue/offers.ts';
import { createText, studioLanguages, type Translate } from '../../src/studio/i18n/index.ts';
import { actName, claimName } from '../../src/studio/pages/desk-queue/actNames.ts';
import type { DeskItem } from '../../src/wire/studio/desk.ts';

async function translation(language: (typeof studioLanguages)[number]): Promise<Translate> {
  const words = await createText(language);
  return (key, params) => words.t(key, { ...params });
}

const at = '2026-11-28T10:00:00.000Z';
const claims = [null, { by: 'ngan', isMine: true, until: at }, { by: 'phong', isMine: false, until: at }];
const pending = { id: '1', act: 'approve', askedBy: 'ngan', askedAt: at, expiresAt: at, reason: 'checked' };
const states = ['requested', 'applying', 'open'];

/** An item of every kind, in every state, taken or not, with and without the first of two yeses. */
const items = deskKinds.flatMap((kind) =>
  states.flatMap((state) =>
    claims.flatMap((claim) =>
      [null, { ...pending, isMine: true }, { ...pending, isMine: false }].map(
        (asked): DeskItem => ({
          merchant: 'hacson',
          kind,
          id: '1',
          at,
          state,
          account: '1',
          username: 'demomember',
          amount: '10000000',
          currency: 'VND',
          detail: '',
          score: 0,
          risks: [],
          claim,
          pending: asked,
        }),
      ),
    ),
  ),
);

describe.each(studioLanguages)('names of acts in %s', (language) => {
  it('differ on every item, from each other and from taking it and releasing it', async () => {
    const text = await translation(language);
    const doubled = items.flatMap((item) =>
      [true, false].flatMap((isSeconded) =>
        ['0', '99000000'].flatMap((threshold) => {
          const offers = offersOf(item, { roles: operatorRoles, threshold, isOwn: false, isSeconded });
          const names = [
            ...offers.map((offer) => actName(offer, item, text)),
            ...[null, { by: 'ngan', isMine: true, until: at }].map((claim) => claimName({ claim }, text)),
            text('queue.openMember'),
            text('queue.showPayee'),
          ].map((name) => name.toLocaleLowerCase(language));
          return names
            .filter((name, index) => names.indexOf(name) !== index)
            .map((name) => `${item.kind} ${item.state}: ${name}`);
        }),
      ),
    );
    expect([...new Set(doubled)]).toEqual([]);
  });

  it('say how much a refund pays', async () => {
    const text = await translation(language);
    const item = { amount: '10000000', currency: 'VND' };
    for (const needsSecond of [true, false])
      expect(actName({ act: 'refund', needsSecond }, item, text)).toContain('10,000,000');
  });
});
