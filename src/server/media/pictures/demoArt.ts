import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Language, languages } from '../../../domain/language.ts';
import type { PictureSource, PictureUse } from '../../platform/rendering/index.ts';

const folder = join(import.meta.dirname, 'demoArt');

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

/**
 * Source of a drawing that ships with the demo content. Drawings with lettering in another language than that of the demo
 * content are in a folder per language, e.g. `games-en`.
 */
export const demoPicture = (art: DemoArt, name: string, language?: Language): PictureSource => ({
  scope: demoScope,
  folder,
  file: `${language === undefined ? art : `${art}-${language}`}/${name}.svg`,
  use: uses[art],
});

/** Fallback for a game without a picture. */
export const defaultGamePicture: PictureSource = { scope: demoScope, folder, file: 'game-default.svg', use: 'game' };

/** All demo pictures. */
export function demoSources(): readonly PictureSource[] {
  const variants = folders.flatMap((art) => [
    { art, language: undefined },
    ...languages.filter((language) => existsSync(join(folder, `${art}-${language}`))).map((language) => ({ art, language })),
  ]);
  const inFolders = variants.flatMap(({ art, language }) =>
    readdirSync(dirname(join(folder, demoPicture(art, '', language).file)))
      .filter((file) => file.endsWith('.svg'))
      .map((file) => demoPicture(art, file.slice(0, -'.svg'.length), language)),
  );
  return [...inFolders, defaultGamePicture];
}
