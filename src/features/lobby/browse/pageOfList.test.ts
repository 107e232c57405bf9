import { describe, expect, it } from 'vitest';
import type { GameCard } from '../../../wire/catalogue.ts';
import { pageOfList } from './pageOfList.ts';

const game = (index: number, more: Partial<GameCard> = {}): GameCard => ({
  gameId: `g${index}`,
  nodeId: 'n1',
  nodeName: '',
  showIcon: 1,
  gameName: `Trò ${index}`,
  searchText: `tro ${index} game ${index}`,
  gameType: index % 2 === 0 ? 'RNG' : 'LIVE',
  vassalage: index % 3 === 0 ? 'BASALT' : 'REDFIN',
  vendorName: '',
  isHot: 0,
  isNew: 0,
  supportPlay: 1,
  picture: { base: '/p', width: 3, height: 4, widths: [] },
  ...more,
});
const games = Array.from({ length: 60 }, (_, index) => game(index));
const choice = { gameType: null, vassalage: null, search: '', page: 1, sort: null, language: 'vi' } as const;

describe('pageOfList', () => {
  it('pages by 24 and keeps the order the games came in', () => {
    const last = pageOfList(games, { ...choice, page: 3 });
    expect([last.total, last.totalPages, last.games.map(({ gameId }) => gameId)]).toEqual([
      60,
      3,
      games.slice(48).map(({ gameId }) => gameId),
    ]);
  });

  it('narrows to a category, a vendor and a name without diacritics', () => {
    expect(pageOfList(games, { ...choice, gameType: 'RNG', vassalage: 'BASALT' }).total).toBe(10);
    expect(pageOfList(games, { ...choice, search: 'tro 59' }).games.map(({ gameId }) => gameId)).toEqual(['g59']);
  });

  it('sorts by the name of the page language', () => {
    const pair = [game(1, { gameName: 'Đu' }), game(2, { gameName: 'Dz' })];
    const names = (language: 'vi' | 'en') =>
      pageOfList(pair, { ...choice, sort: 'name', language }).games.map(({ gameId }) => gameId);
    expect([names('vi'), names('en')]).toEqual([
      ['g2', 'g1'],
      ['g1', 'g2'],
    ]);
  });
});
