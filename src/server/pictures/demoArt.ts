import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureUse } from './pictureUse.ts';
import type { PictureSource } from './sources.ts';

const folder = join(import.meta.dirname, '../demo/art');

/** Merchant codes contain no underscore, so this cannot collide with a brand. */
export const demoScope = 'demo_art';

const folders = ['games', 'live', 'missions', 'empty', 'vendors'] as const;
export type DemoArt = (typeof folders)[number];

const uses = {
  games: 'game',
  live: 'live',
  missions: 'drawing',
  empty: 'drawing',
  vendors: 'drawing',
} as const satisfies Record<DemoArt, PictureUse>;

/** Source of a drawing that ships with the demo content. */
export const demoPicture = (art: DemoArt, name: string): PictureSource => ({
  scope: demoScope,
  folder,
  file: `${art}/${name}.svg`,
  use: uses[art],
});

/** Fallback for a game without a picture. */
export const defaultGamePicture: PictureSource = { scope: demoScope, folder, file: 'game-default.svg', use: 'game' };

/** All demo pictures. */
export function demoSources(): readonly PictureSource[] {
  const inFolders = folders.flatMap((art) =>
    readdirSync(join(folder, art))
      .filter((file) => file.endsWith('.svg'))
      .map((file) => demoPicture(art, file.slice(0, -'.svg'.length))),
  );
  return [...inFolders, defaultGamePicture];
}
