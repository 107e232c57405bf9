import type { PaytableId } from '../engines/slot/paytables.ts';
import type { SlotGame } from './game.ts';

const hexagons = ['gem-red', 'gem-blue', 'gem-green', 'gem-violet'];
const brilliants = ['gem-pink', 'gem-teal', 'gem-gold', 'gem-violet'];

/** Three high-value and four low-value symbols. */
const families = {
  heritage: ['crane', 'drum', 'lotus', ...hexagons],
  fortune: ['ingot', 'envelope', 'lantern', ...hexagons],
  jungle: ['elephant', 'eagle', 'snake', ...hexagons],
  legend: ['crown', 'sword', 'potion', ...brilliants],
  space: ['planet', 'rocket', 'bolt', ...brilliants],
  sweets: ['donut', 'lolly', 'cherry', ...brilliants],
  desert: ['crown', 'book', 'scarab', ...hexagons],
  sea: ['chest', 'clam', 'seahorse', ...brilliants],
  luck: ['horseshoe', 'coin', 'gift', ...hexagons],
  fruit: ['bell', 'bar', 'melon', 'grapes', 'cherry', 'orange', 'lemon'],
} as const;

type Family = keyof typeof families;
type Row = readonly [id: string, hero: string, table: PaytableId, family: Family, hue: number];

const rows: readonly Row[] = [
  ['dragon', 'dragon', 'storm', 'legend', 30],
  ['phoenix', 'phoenix', 'storm', 'fortune', 15],
  ['gems', 'gem', 'river', 'legend', 275],
  ['cat', 'lucky-cat', 'breeze', 'fortune', 25],
  ['drum', 'drum', 'river', 'heritage', 60],
  ['lotus', 'lotus', 'breeze', 'heritage', 165],
  ['chest', 'chest', 'river', 'sea', 235],
  ['wolf', 'wolf', 'storm', 'legend', 290],
  ['tiger', 'tiger', 'river', 'jungle', 145],
  ['oni', 'oni', 'storm', 'legend', 350],
  ['lion', 'lion-dance', 'breeze', 'fortune', 40],
  ['candy', 'donut', 'breeze', 'sweets', 345],
  ['seven', 'seven', 'classic', 'fruit', 310],
  ['book', 'book', 'storm', 'desert', 70],
  ['bolt', 'bolt', 'storm', 'space', 260],
  ['rocket', 'rocket', 'river', 'space', 270],
  ['planet', 'planet', 'river', 'space', 295],
  ['knight', 'shield', 'storm', 'legend', 255],
  ['crane', 'crane', 'breeze', 'heritage', 45],
  ['bull', 'bull', 'storm', 'jungle', 65],
  ['env', 'envelope', 'breeze', 'luck', 25],
  ['pharaoh', 'pharaoh', 'river', 'desert', 75],
  ['panda', 'panda', 'breeze', 'jungle', 140],
  ['monkey-king', 'monkey', 'river', 'fortune', 35],
  ['clover', 'clover', 'breeze', 'luck', 155],
  ['genie', 'lamp', 'river', 'desert', 300],
  ['volcano', 'volcano', 'storm', 'jungle', 28],
  ['toad', 'toad', 'river', 'fortune', 130],
  ['lion-gold', 'lion', 'storm', 'jungle', 80],
  ['fruit-bar', 'plum', 'classic', 'fruit', 320],
  ['ice-fox', 'fox', 'river', 'legend', 225],
  ['ingot', 'ingot', 'breeze', 'luck', 50],
  ['owl-night', 'owl', 'river', 'legend', 285],
];

/** The hero is the wild symbol; if its family contains the hero too, a crown replaces it there. */
export const slots: readonly SlotGame[] = rows.map(([id, hero, table, family, hue]) => ({
  kind: 'slot',
  id,
  hero,
  table,
  hue,
  symbols: [hero, 'star', ...families[family].map((symbol) => (symbol === hero ? 'trophy' : symbol))],
}));
