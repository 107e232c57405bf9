import type { CatchTableId } from '../engines/catch/tables.ts';
import type { CatchGame } from './game.ts';

type Row = readonly [id: string, hero: string, table: CatchTableId, hue: number];

const swarm = ['koi', 'fish-blue', 'fish-green', 'seahorse', 'puffer', 'jelly', 'turtle', 'octopus', 'manta', 'shark'];

const rows: readonly Row[] = [
  ['shark', 'shark', 'reef', 235],
  ['octo', 'octopus', 'reef', 290],
  ['koi', 'koi', 'reef', 195],
  ['crab', 'crab', 'reef', 215],
  ['cannon-hero', 'pirate-ship', 'abyss', 245],
  ['turtle-gold', 'turtle', 'reef', 180],
  ['whale-song', 'whale', 'reef', 240],
  ['angler-abyss', 'angler', 'abyss', 275],
  ['jelly-night', 'jelly', 'abyss', 300],
  ['pirate-sea', 'pirate-ship', 'abyss', 225],
  ['dragon-king', 'sea-dragon', 'abyss', 210],
  ['puffer-boom', 'puffer', 'reef', 205],
  ['manta-sky', 'manta', 'abyss', 265],
  ['sub-hunt', 'submarine', 'reef', 230],
  ['pearl-clam', 'clam', 'reef', 340],
  ['sword-storm', 'swordfish', 'abyss', 250],
];

/** Seven shared targets plus the game's own creature as the top prize. */
export const catches: readonly CatchGame[] = rows.map(([id, hero, table, hue]) => ({
  kind: 'catch',
  id,
  hero,
  table,
  hue,
  targets: [...swarm.filter((one) => one !== hero).slice(0, 7), hero],
}));
