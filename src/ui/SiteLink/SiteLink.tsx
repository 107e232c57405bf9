import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface SiteLinkProps {
  /** A path of this site, or a whole address (https, mailto, tel), which leaves it. */
  readonly to: string;
  /** Opens beside this page. */
  readonly newTab?: boolean;
  readonly label?: string;
  readonly current?: boolean;
  /** Told besides following the link, and may keep it from being followed. */
  readonly onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** For the components of this folder; not passed on from outside. */
  readonly className?: string;
  readonly children?: ReactNode;
}

/** The one anchor of the kit: inside the site the router follows it, outside the browser does. */
export function SiteLink({ to, newTab = false, label, current = false, onFollow, className, children }: SiteLinkProps) {
  const shared = {
    className,
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    onClick: onFollow,
    ...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
  };
  return /^[a-z][a-z+.-]*:/i.test(to) ? (
    <a {...shared} href={to}>
      {children}
    </a>
  ) : (
    <Link {...shared} to={to}>
      {children}
    </Link>
  );
}
