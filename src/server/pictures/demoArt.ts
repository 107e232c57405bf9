import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureUse } from './pictureUse.ts';
import type { PictureSource } from './sources.ts';

const folder = join(import.meta.dirname, '../demo/art');

/** No merchant code holds an underscore, so no brand can stand in its place. */
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

export const demoPicture = (art: DemoArt, name: string): PictureSource => ({
  scope: demoScope,
  folder,
  file: `${art}/${name}.svg`,
  use: uses[art],
});

/** Stands in for a game without a picture of its own. */
export const defaultGamePicture: PictureSource = { scope: demoScope, folder, file: 'game-default.svg', use: 'game' };

/** All of it, by the name it has in addresses. */
export function demoSources(): readonly PictureSource[] {
  const inFolders = folders.flatMap((art) =>
    readdirSync(join(folder, art))
      .filter((file) => file.endsWith('.svg'))
      .map((file) => demoPicture(art, file.slice(0, -'.svg'.length))),
  );
  return [...inFolders, defaultGamePicture];
}
