import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { gameAddress, type LaunchWish } from '../../domain/launchWish.ts';
import { useLaunch } from './useLaunch.ts';

export interface LaunchLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  readonly wish: LaunchWish;
  /** Where the link leads beside launching: in a new tab, or before the page answers. The page of the game without one. */
  readonly to?: string;
}

/** Launches a game where the player is; by its address it opens anywhere. */
export function LaunchLink({ wish, to, onClick, children, ...link }: LaunchLinkProps) {
  const launcher = useLaunch();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (launcher === null || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    launcher.launch(wish);
  };
  return (
    <Link {...link} to={to ?? gameAddress(wish)} onClick={press}>
      {children}
    </Link>
  );
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
