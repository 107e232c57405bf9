import { type IconName, regularIcons } from './iconNames.ts';

/** Narrows an icon name of a manifest; `fallback` if the sprite does not contain it. */
export const iconNameOf = (name: string, fallback: IconName): IconName =>
  regularIcons.find((candidate) => candidate === name) ?? fallback;
