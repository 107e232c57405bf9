import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface SiteLinkProps {
  /** A path of this site, or an absolute URL (https, mailto, tel), which leaves it. */
  readonly to: string;
  /** Opens in a new tab. */
  readonly newTab?: boolean;
  readonly label?: string;
  readonly current?: boolean;
  /** Called before the link is followed; `preventDefault()` cancels. */
  readonly onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** For components of this folder; not passed in from outside. */
  readonly className?: string;
  readonly children?: ReactNode;
}

/** The only anchor of the kit: internal links use the router, external ones the browser. */
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
    <RouterLink {...shared} to={to}>
      {children}
    </RouterLink>
  );
}

export interface RouterLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site. */
  readonly to: string;
}

/** The router's link without its prefetching, which would be the larger part of it. */
export function RouterLink({ to, onClick, children, ...anchor }: RouterLinkProps) {
  const { target } = anchor;
  const navigate = useLinkClickHandler(to, target === undefined ? {} : { target });
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a {...anchor} href={useHref(to)} onClick={press}>
      {children}
    </a>
  );
}
