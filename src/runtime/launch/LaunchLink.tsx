import type { MouseEvent } from 'react';
import { gameAddress, type LaunchTarget } from '../../domain/launchTarget.ts';
import { RouterLink, type RouterLinkProps } from '../../ui/SiteLink/SiteLink.tsx';
import { useLaunch } from './LaunchProvider.tsx';

export interface LaunchLinkProps extends Omit<RouterLinkProps, 'to'> {
  readonly launchTarget: LaunchTarget;
  /** `href` for a new tab or a click before hydration; defaults to the page of the game. */
  readonly to?: string;
}

/** Launches a game without leaving the page; in a new tab its URL opens the game's page. */
export function LaunchLink({ launchTarget, to, onClick, children, ...link }: LaunchLinkProps) {
  const launcher = useLaunch();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (launcher === null || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    launcher.launch(launchTarget);
  };
  return (
    <RouterLink {...link} to={to ?? gameAddress(launchTarget)} onClick={press}>
      {children}
    </RouterLink>
  );
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
