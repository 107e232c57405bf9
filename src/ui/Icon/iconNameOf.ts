import { type IconName, regularIcons } from './iconNames.ts';

/** Narrows an icon that a manifest names; `fallback` where the sprite does not hold it. */
export const iconNameOf = (name: string, fallback: IconName): IconName =>
  regularIcons.find((candidate) => candidate === name) ?? fallback;
