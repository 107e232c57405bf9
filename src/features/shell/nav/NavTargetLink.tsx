import type { Category } from '../../../domain/category.ts';
import { launchTarget } from '../../../domain/launchTarget.ts';
import type { NavTarget } from '../../../domain/navigation.ts';
import { LaunchLink } from '../../../runtime/launch/index.ts';
import { RouterLink, type RouterLinkProps } from '../../../ui/SiteLink/SiteLink.tsx';

export interface NavTargetLinkProps extends Omit<RouterLinkProps, 'to'> {
  readonly gameType: Category;
  readonly leads: NavTarget;
}

/** Link of a navigation entry: opens its page, or launches its vendor's game. */
export function NavTargetLink({ gameType, leads, ...link }: NavTargetLinkProps) {
  if (leads.launch === null) return <RouterLink {...link} to={leads.page} />;
  return <LaunchLink {...link} to={leads.page} launchTarget={launchTarget({ gameType, vassalage: leads.launch })} />;
}
