import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { IconChoice } from '../../../ui/Icon/iconNames.ts';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { Avatar } from './Avatar.tsx';
import * as css from './CentreMenu.css.ts';

type NamesIn<Weight> = Extract<IconChoice, { readonly weight: Weight }>['name'];

export interface CentreMenuItem {
  readonly key: string;
  readonly href: string;
  readonly label: string;
  readonly icon: NamesIn<'fill'> & NamesIn<'duotone'>;
  /** Text of the badge for news on the page. */
  readonly badge?: string | null;
}

/** Place in which the panel shows its menu. */
export interface CentreMenuPlace {
  /** Key of the selected page; null while the menu itself is the page of a phone. */
  readonly current: string | null;
  /** Id of the name, where it titles the panel. */
  readonly titleId: string | undefined;
  /** Shown as a button where the menu is the page. */
  readonly onClose: (() => void) | undefined;
}

export interface CentreMenuProps extends CentreMenuPlace {
  readonly name: string;
  /** Below the name: the level or the kind of the account. */
  readonly note: string;
  readonly balance: ReactNode;
  /** Below the balance. */
  readonly acts?: ReactNode;
  /** Name of the list, for screen readers. */
  readonly label: string;
  readonly items: readonly CentreMenuItem[];
}

/** Account, balance and pages. */
export function CentreMenu({ name, note, balance, acts, label, items, current, titleId, onClose }: CentreMenuProps) {
  const t = useText();
  return (
    <aside className={css.menu}>
      <div className={css.account}>
        <Avatar size={44} />
        <div className={css.names}>
          <h2 id={titleId} className={css.name}>
            {name}
          </h2>
          <span className={css.rank}>{note}</span>
        </div>
        {onClose === undefined ? null : (
          <IconButton label={t('common.close')} icon={<Icon name="x" size={20} />} onClick={onClose} />
        )}
      </div>
      <div className={css.balance}>
        {balance}
        {acts === undefined ? null : <div className={css.acts}>{acts}</div>}
      </div>
      <nav aria-label={label}>
        <ul className={css.list}>
          {items.map((item) => (
            <li key={item.key}>
              <SiteLink to={item.href} className={css.row} current={item.key === current}>
                <span className={css.icon}>
                  {item.key === current ? (
                    <Icon name={item.icon} weight="fill" size={20} />
                  ) : (
                    <Icon name={item.icon} weight="duotone" size={20} />
                  )}
                </span>
                <span className={css.label}>{item.label}</span>
                <Badge count={item.badge ?? null} />
                <span className={css.arrow}>
                  <Icon name="caret-right" weight="bold" size={14} />
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}

function Badge({ count }: { readonly count: string | null }) {
  const t = useText();
  if (count === null) return null;
  return (
    <span className={css.badge}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t('member.badge', { count })}</VisuallyHidden>
    </span>
  );
}
