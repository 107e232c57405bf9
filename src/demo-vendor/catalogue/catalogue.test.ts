import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { models } from '../engines/events/models.ts';
import { paytables } from '../engines/slot/paytables.ts';
import en from '../i18n/en.json' with { type: 'json' };
import vi from '../i18n/vi.json' with { type: 'json' };
import { games } from './index.ts';

const drawings = new Set(readdirSync('src/demo-vendor/art').map((file) => file.replace('.svg', '')));
const demo = JSON.parse(readFileSync('src/server/play/vendors/demoCatalogue.json', 'utf8')) as readonly {
  id: string;
  category: string;
  classification?: string;
  rules?: string;
  name: { vi: string; en: string };
  tags: readonly string[];
}[];
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

it('plays by the rules that the demo world says of every game many bet on', () => {
  const own = new Map(games.flatMap((game) => ('model' in game ? [[game.id, game.model] as const] : [])));
  expect(demo.filter(({ id, rules }) => rules !== own.get(id))).toEqual([]);
  expect(demo.filter(({ rules }) => rules !== undefined && !Object.hasOwn(models, rules))).toEqual([]);
});

/** Name pattern (either language) → models that implement it. An empty list: no engine implements that game. */
const promises: readonly (readonly [RegExp, readonly string[]])[] = [
  [/baccarat/, ['baccarat']],
  [/roulette/, ['roulette']],
  [/sic ?bo/, ['sicBo']],
  [/tài xỉu|big small/, ['dice', 'sicBo']],
  [/kim hoa|golden flower|ba lá|three cards/, ['threeCards']],
  [/xóc đĩa|coin shake/, ['coins']],
  [/fan tan/, ['fanTan']],
  [/bầu cua|gourd crab/, ['bauCua']],
  [/rồng hổ|dragon tiger/, ['dragonTiger', 'digits3', 'digits4', 'digits5']],
  [/oẳn tù tì|rock paper/, ['handSigns']],
  [/vòng quay tiền|money wheel/, ['moneyWheel']],
  [/đấu xúc xắc|xúc xắc cá ngựa|dice duel/, ['diceDuel']],
  [/keno/, ['keno']],
  [/6\/42/, ['six42']],
  [/6\/49/, ['six49']],
  [/bóng rổ|basketball|hoops/, ['basketball']],
  [/quần vợt|(?<!table-)tennis/, ['tennis']],
  [/bóng bàn|table-tennis|ping pong/, ['tableTennis']],
  [/cầu lông|badminton/, ['badminton']],
  [/bóng chuyền|volley/, ['volleyball']],
  [/bóng chày|baseball/, ['baseball']],
  [/bi-a|billiards|eight ball/, ['billiards']],
  [/phi tiêu|darts/, ['darts']],
  [/bowling/, ['bowling']],
  [/boxing|võ đài/, ['boxing']],
  [/bóng đá|sân cỏ|football/, ['football']],
  [
    /poker|blackjack|xì dách|tiến lên|thirteen|mậu binh|phỏm|rummy|sâm lốc|sam loc|liêng|lieng|hold'?em|mạt chược|mahjong|cờ (?:tướng|vua|cá)|chess|gomoku|caro|domino|ludo|pai gow|bài cửu|bull[- ]bull|bingo|scratch|cào/,
    [],
  ],
];

const classes: Readonly<Record<string, readonly string[]>> = {
  BAC: ['baccarat'],
  SIC: ['sicBo', 'dice'],
  ROU: ['roulette'],
  DAT: ['dragonTiger'],
  SD: ['coins'],
  FT: ['fanTan'],
  YSX: ['bauCua'],
  ZJH: ['threeCards'],
};

it('lists no game under a name, tag or class whose rules it does not play', () => {
  const broken = demo
    .filter(({ rules }) => rules !== undefined)
    .flatMap(({ id, name, tags, rules = '', classification }) => {
      const said = [name.vi, name.en, ...tags].join(' | ').toLowerCase();
      const unkept = promises
        .filter(([words, kept]) => words.test(said) && !kept.includes(rules))
        .map(([words]) => words.source);
      const misplaced = classification !== undefined && classes[classification]?.includes(rules) !== true;
      return unkept.length > 0 || misplaced ? [[id, rules, classification, ...unkept]] : [];
    });
  expect(broken).toEqual([]);
});

it('has a drawing for everything a game shows, and a distinct symbol for each of a paytable', () => {
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
