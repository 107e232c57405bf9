import { lazy } from 'react';
import type { StudioPage } from './definePage.ts';

type PageFile = { readonly default: StudioPage | readonly StudioPage[] };

const near = import.meta.glob<PageFile>('../*/page.ts', { eager: true });
const pages = import.meta.glob<PageFile>('../pages/*/page.ts', { eager: true });

/** Every page: what the `page.ts` files of `pages/*` and of the editor export. A page's program loads when it is opened. */
export const studioPages = [...Object.values(near), ...Object.values(pages)]
  .flatMap(({ default: exported }) => exported)
  .map((page) => ({ ...page, Page: lazy(page.load) }));
