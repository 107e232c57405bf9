import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Section } from '../fields/sections.ts';
import type { SectionPageProps } from './sectionPage.ts';

type Pages = Readonly<Partial<Record<NonNullable<Section['page']>, LazyExoticComponent<ComponentType<SectionPageProps>>>>>;

/** Separate pages; a section without one shows the form drawn from the schema. */
export const sectionPages: Pages = {
  colours: lazy(() => import('../palette/PalettePage.tsx')),
  words: lazy(() => import('../words/WordsPage.tsx')),
  modules: lazy(() => import('../modules/ModulesPage.tsx')),
  banners: lazy(() => import('../banners/BannersPage.tsx')),
  help: lazy(() => import('../help/HelpPage.tsx')),
};
