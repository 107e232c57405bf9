import { expect, it } from 'vitest';
import { categoryOpened, gameLaunched, logoPressed, startingGameState } from './gameState.ts';

it('holds six things and no seventh [ENTITY-20]', () => {
  expect(Object.keys(startingGameState).sort()).toEqual(
    ['allGames', 'currentGameType', 'gameVendor', 'hotGames', 'launchAddress', 'sortingVendor'].sort(),
  );
});

it('remembers the vendor a category was opened with [CAT-06, ENTITY-21, ENTITY-22]', () => {
  const vendors = [{ vassalage: 'BSLT' }, { vassalage: 'MOON' }];
  const known = { ...startingGameState, sortingVendor: [{ gameCategory: 'RNG' as const, vendors }] };
  const slots = categoryOpened(known, 'RNG', 'MOON');
  expect(slots.gameVendor.RNG).toEqual({ gameCategory: 'RNG', vendors, vassalage: 'MOON' });
  expect(categoryOpened(slots, 'LIVE', null).gameVendor.RNG?.vassalage).toBe('MOON');
});

it('goes back to slots by the logo, whatever was open [HEAD-22]', () => {
  const live = gameLaunched(startingGameState, 'LIVE', 'https://games.example.com/x');
  expect([live.currentGameType, logoPressed(live).currentGameType]).toEqual(['LIVE', 'RNG']);
  expect(logoPressed(live).launchAddress).toBe('https://games.example.com/x');
});
