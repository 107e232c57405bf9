import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Section } from '../fields/sections.ts';
import type { PreviewProps } from './Preview.tsx';

/** Props of a page that a section has in place of the form. */
export interface SectionPageProps extends PreviewProps {
  readonly section: Section;
}

type Pages = Readonly<Partial<Record<NonNullable<Section['page']>, LazyExoticComponent<ComponentType<SectionPageProps>>>>>;

/** Pages of their own; a section without one shows the form drawn from the schema. */
export const sectionPages: Pages = {
  colours: lazy(() => import('../palette/PalettePage.tsx')),
  words: lazy(() => import('../words/WordsPage.tsx')),
  modules: lazy(() => import('../modules/ModulesPage.tsx')),
};
