import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

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
