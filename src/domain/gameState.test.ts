import { expect, it } from 'vitest';
import {
  categoryOpened,
  gameLaunched,
  lastVendor,
  listedName,
  listsLoaded,
  lobbyNode,
  logoPressed,
  startingGameState,
} from './gameState.ts';

const vendors = [
  { vassalage: 'BSLT', nodeId: 'BSLT-RNG' },
  { vassalage: 'MOON', nodeId: 'n7' },
];
const loaded = listsLoaded(startingGameState, {
  sortingVendor: [{ gameCategory: 'RNG', vendors }],
  hotGames: [{ gameId: 'fox', gameName: 'Cáo' }],
  allGames: [{ gameId: 'cat', gameName: 'Mèo' }],
});

it('holds six things and no seventh [ENTITY-20]', () => {
  expect(startingGameState).toEqual({
    sortingVendor: [],
    gameVendor: {},
    hotGames: [],
    allGames: [],
    launchAddress: null,
    currentGameType: 'RNG',
  });
  expect(Object.keys(loaded).toSorted()).toEqual(Object.keys(startingGameState).toSorted());
});

it('remembers the vendor a category was opened with [CAT-06, ENTITY-22]', () => {
  expect(lastVendor(loaded, 'RNG')).toBe(null);
  const slots = categoryOpened(loaded, 'RNG', vendors, 'MOON');
  expect(categoryOpened(slots, 'LIVE', [], null)).toEqual({
    ...slots,
    currentGameType: 'LIVE',
    gameVendor: { ...slots.gameVendor, LIVE: { gameCategory: 'LIVE', vendors: [], vassalage: null } },
  });
  expect(slots.gameVendor.RNG).toEqual({ gameCategory: 'RNG', vendors, vassalage: 'MOON' });
  expect(lastVendor(categoryOpened(slots, 'LIVE', [], null), 'RNG')).toBe('MOON');
  expect(lastVendor(categoryOpened(slots, 'RNG', vendors, null), 'RNG')).toBe(null);
});

it('finds the node of a vendor’s lobby by category and vendor [ENTITY-21]', () => {
  expect(lobbyNode(loaded, 'RNG', 'MOON')).toBe('n7');
  expect([lobbyNode(loaded, 'LIVE', 'MOON'), lobbyNode(loaded, 'RNG', 'DS88')]).toEqual([null, null]);
});

it('knows the names of listed games [ENTITY-20]', () => {
  expect(['fox', 'cat', 'owl', null].map((gameId) => listedName(loaded, gameId))).toEqual(['Cáo', 'Mèo', null, null]);
});

it('goes back to slots by the logo, whatever was open [HEAD-22]', () => {
  const live = gameLaunched(loaded, 'LIVE', 'https://games.example.com/x');
  expect([live.currentGameType, logoPressed(live).currentGameType]).toEqual(['LIVE', 'RNG']);
  expect(logoPressed(live).launchAddress).toBe('https://games.example.com/x');
});
