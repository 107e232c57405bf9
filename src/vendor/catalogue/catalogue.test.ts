import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { paytables } from '../engines/slot/paytables.ts';
import en from '../i18n/en.json' with { type: 'json' };
import vi from '../i18n/vi.json' with { type: 'json' };
import { games } from './index.ts';

const drawings = new Set(readdirSync('src/vendor/art').map((file) => file.replace('.svg', '')));
const demo = JSON.parse(readFileSync('src/server/demo/catalogue.json', 'utf8')) as readonly { id: string; category: string }[];
const kinds: Readonly<Record<string, string>> = {
  RNG: 'slot',
  FISH: 'catch',
  ELOTT: 'draw',
  LOTT: 'draw',
  LIVE: 'table',
  PVP: 'table',
  SPORTS: 'match',
  ESPORTS: 'match',
};

it('has an engine of the right kind for every game of the demo world', () => {
  const byId = new Map(games.map((game) => [game.id, game.kind]));
  expect(demo.filter(({ id, category }) => byId.get(id) !== kinds[category])).toEqual([]);
  expect(games).toHaveLength(demo.length);
});

it('has a drawing for everything a game shows, and one symbol of its own for each of a paytable', () => {
  const shown = games.flatMap((game) => [
    game.hero,
    ...(game.kind === 'slot' ? game.symbols : game.kind === 'catch' ? game.targets : []),
  ]);
  expect(shown.filter((name) => !drawings.has(name))).toEqual([]);
  for (const game of games) {
    if (game.kind !== 'slot') continue;
    expect([game.id, new Set(game.symbols).size]).toEqual([game.id, game.symbols.length]);
    expect([game.id, game.symbols.length]).toEqual([game.id, paytables[game.table].pays.length]);
  }
});

it('says the same things in both languages', () => {
  const places = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
  expect(Object.keys(en)).toEqual(Object.keys(vi));
  const uneven = Object.entries(vi).filter(([key, text]) => places(en[key as keyof typeof en]).join() !== places(text).join());
  expect(uneven).toEqual([]);
});
