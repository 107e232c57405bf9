import { expect, expectTypeOf, it } from 'vitest';
import { gameAddress } from './launchTarget.ts';
import { entryTargetOf, type LotteryEntry } from './lotteryEntry.ts';

const entry: LotteryEntry = {
  gameType: 'ELOTT',
  accountTypeName: 'TCG_SEA',
  vassalage: 'SIEU',
  code: 'fast',
  defaultPlayType: 'twoDigits',
  isGame: 'GAME',
  supportPlay: 0,
};

it('is of two kinds and no third [LOTTO-07]', () => {
  expectTypeOf<LotteryEntry['gameType']>().toEqualTypeOf<'LOTT' | 'ELOTT'>();
  const target = entryTargetOf(entry);
  expect(target).toEqual({
    kind: 'launch',
    target: {
      gameType: 'ELOTT',
      vassalage: 'SIEU',
      gameId: 'fast',
      nodeId: null,
      supportPlay: 0,
      trial: false,
      playType: 'twoDigits',
      lottery: 'TCG_SEA',
    },
  });
});

it('carries its game and kind of bet into the address of the game [LOTTO-08]', () => {
  const target = entryTargetOf(entry);
  const address = target.kind === 'launch' ? new URL(gameAddress(target.target), 'https://site.example') : null;
  expect([address?.searchParams.get('game'), address?.searchParams.get('playType')]).toEqual(['fast', 'twoDigits']);
});

it('opens the games of a vendor in a popup instead of launching one [LOTTO-10]', () => {
  expect(entryTargetOf({ ...entry, isGame: 'VASSALAGE' })).toEqual({ kind: 'popup', gameType: 'ELOTT', vassalage: 'SIEU' });
});
