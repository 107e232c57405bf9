import type { Problem } from '../../../manifest/index.ts';
import type { GamesBuild } from '../../play/games/index.ts';
import type { ClientBuild, RenderPage, SitePagesDeps } from '../../site/page/index.ts';
import type { TenantsDeps } from './openTenants.ts';

export interface ServiceDeps extends TenantsDeps, Pick<SitePagesDeps, 'adjust' | 'keepPages'> {
  readonly renderPage: RenderPage;
  readonly client: ClientBuild;
  readonly reportVendors: (problems: readonly Problem[]) => void;
  /** Build of the demo vendor; without it the demo vendor is off. */
  readonly games?: GamesBuild;
}
