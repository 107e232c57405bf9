import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { gameAddress, type LaunchTarget } from '../../domain/launchTarget.ts';
import { useLaunch } from './LaunchProvider.tsx';

export interface LaunchLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  readonly launchTarget: LaunchTarget;
  /** Followed in a new tab or before hydration; defaults to the page of the game. */
  readonly to?: string;
}

/** Launches a game without leaving the page; its address opens the game anywhere else. */
export function LaunchLink({ launchTarget, to, onClick, children, ...link }: LaunchLinkProps) {
  const launcher = useLaunch();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (launcher === null || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    launcher.launch(launchTarget);
  };
  return (
    <Link {...link} to={to ?? gameAddress(launchTarget)} onClick={press}>
      {children}
    </Link>
  );
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
