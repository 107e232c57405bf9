import type { ComponentType } from 'react';
import type { OperatorRole } from '../../wire/operate.ts';
import type { StudioTextKey } from '../i18n/index.ts';

export type BrandTab = 'edit' | 'changes' | 'history' | 'preview-links';

/** A page of the studio. `page.ts` in its folder exports it as default; nothing else lists pages. */
export interface StudioPage {
  /** Below `/studio`, in the notation of react-router. */
  readonly path: string;
  /** `global`: top bar and rail. `brand`: top bar of the brand in `:merchant`. `bare`: nothing around it, no session needed. */
  readonly frame: 'global' | 'brand' | 'bare';
  /** Title of the document; a brand's page gets the brand's name as well. */
  readonly title: StudioTextKey;
  readonly tab?: BrandTab;
  /** Without the rail, for a page that needs the whole width. */
  readonly isWide?: boolean;
  /** Usable below 1024 px; other pages ask for a wider window there. */
  readonly fitsNarrow?: boolean;
  /** Entry below the operators' desk in the rail, for operators with one of the roles. */
  readonly desk?: { readonly label: StudioTextKey; readonly order: number; readonly roles: readonly OperatorRole[] };
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

export const definePage = (page: StudioPage): StudioPage => page;
