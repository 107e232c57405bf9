import { Icon } from '../Icon/Icon.tsx';
import { SiteLink, type SiteLinkProps } from '../SiteLink/SiteLink.tsx';
import * as css from './TextLink.css.ts';

export interface TextLinkProps extends Omit<SiteLinkProps, 'className'> {
  readonly arrow?: boolean;
}

/** A secondary link, such as "see all" beside a title. */
export function TextLink({ arrow = true, children, ...link }: TextLinkProps) {
  return (
    <SiteLink {...link} className={css.link}>
      {children}
      {arrow ? <Icon name="arrow-right" weight="bold" size={14} /> : null}
    </SiteLink>
  );
}
