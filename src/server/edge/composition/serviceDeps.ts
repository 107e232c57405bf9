import type { Problem } from '../../../manifest/index.ts';
import type { GamesBuild } from '../../play/games/index.ts';
import type { SitePagesDeps } from '../../site/page/index.ts';
import type { BrandProblems } from '../../tenants/registry/index.ts';
import type { Settings } from '../settings/index.ts';

type FromStart = 'renderPage' | 'client' | 'exported' | 'adjust' | 'keepPages';

export interface ServiceDeps extends Pick<SitePagesDeps, FromStart> {
  readonly settings: Settings;
  /** Directory with one folder per merchant. */
  readonly brands: string;
  readonly now: () => Date;
  /** Path of `vendors.json`. */
  readonly vendors: string;
  readonly report: (problems: BrandProblems) => void;
  readonly reportVendors: (problems: readonly Problem[]) => void;
  /** Build of the demo vendor; without it the demo vendor is off. */
  readonly games?: GamesBuild;
}

/** Need of a module that follows from how the process was started. */
export interface StartNeeds {
  readonly start: ServiceDeps;
}
