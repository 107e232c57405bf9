import { lazy } from 'react';
import type { StudioPage } from './definePage.ts';

const files = import.meta.glob<{ readonly default: StudioPage }>('../*/page.ts', { eager: true });
const folders = import.meta.glob<{ readonly default: StudioPage }>('../pages/*/page.ts', { eager: true });

/** Every page: the `page.ts` files of `pages/*` and of the editor. A page's program loads when it is opened. */
export const studioPages = [...Object.values(files), ...Object.values(folders)].map(({ default: page }) => ({
  ...page,
  Page: lazy(page.load),
}));
