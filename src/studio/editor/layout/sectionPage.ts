import type { ReactNode } from 'react';
import type { Section } from '../fields/sections.ts';

/** Props of a page that a section has in place of the form. */
export interface SectionPageProps {
  readonly section: Section;
  /** The real site, small, at an address with its hash. */
  readonly renderPreview: (page: string) => ReactNode;
}
