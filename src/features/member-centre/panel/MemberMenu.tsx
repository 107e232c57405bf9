import type { ReactNode } from 'react';
import { countBadge, type MemberPageKey, memberPageIcons } from '../../../domain/memberPages.ts';
import { useText } from '../../../i18n/index.ts';
import { useMemberHref } from '../../../runtime/navigation/index.ts';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { MemberInfo } from '../../../wire/auth.ts';
import { Avatar } from './Avatar.tsx';
import * as css from './MemberMenu.css.ts';
import { type PageCounts, usePageCounts } from './usePageCounts.ts';

export interface MemberMenuProps {
  readonly member: MemberInfo;
  readonly balance: ReactNode;
  readonly pages: readonly MemberPageKey[];
  /** The selected page; null while the menu itself is the page of a phone. */
  readonly current: MemberPageKey | null;
  /** What is new on a page; a count above zero is shown as a badge. */
  readonly counts?: PageCounts;
  /** Id of the name, where it titles the panel. */
  readonly titleId?: string | undefined;
  /** Shown as a button where the menu is the page. */
  readonly onClose?: (() => void) | undefined;
}

const acts = ['depositv2', 'withdraw'] as const;

/** Account, balance and pages. */
export function MemberMenu({ member, balance, pages, current, counts: given, titleId, onClose }: MemberMenuProps) {
  const counts = usePageCounts(given);
  const t = useText();
  const href = useMemberHref();
  const isWhole = onClose !== undefined;
  const isAct = (page: MemberPageKey) => acts.some((act) => act === page);
  const listed = isWhole ? pages.filter((page) => !isAct(page)) : pages;
  const buttons = isWhole ? acts.filter((act) => pages.includes(act)) : [];
  return (
    <aside className={css.menu}>
      <div className={css.account}>
        <Avatar size={44} />
        <div className={css.names}>
          <h2 id={titleId} className={css.name}>
            {member.nickname || member.account}
          </h2>
          <span className={css.rank}>{member.clubLabel.labelName}</span>
        </div>
        {onClose === undefined ? null : (
          <IconButton label={t('common.close')} icon={<Icon name="x" size={20} />} onClick={onClose} />
        )}
      </div>
      <div className={css.balance}>
        {balance}
        {buttons.length === 0 ? null : (
          <div className={css.acts}>
            {buttons.map((act, index) => (
              <LinkButton key={act} to={href(act)} tone={index === 0 ? 'onMedia' : 'outlineOnMedia'} block>
                {t(`member.page.${act}`)}
              </LinkButton>
            ))}
          </div>
        )}
      </div>
      <nav aria-label={t('member.menu')}>
        <ul className={css.list}>
          {listed.map((page) => {
            const badge = countBadge(counts[page]);
            return (
              <li key={page}>
                <SiteLink to={href(page)} className={css.row} current={page === current}>
                  <span className={css.icon}>
                    {page === current ? (
                      <Icon name={memberPageIcons[page]} weight="fill" size={20} />
                    ) : (
                      <Icon name={memberPageIcons[page]} weight="duotone" size={20} />
                    )}
                  </span>
                  <span className={css.label}>{t(`member.page.${page}`)}</span>
                  {badge === null ? null : (
                    <span className={css.badge}>
                      <span aria-hidden="true">{badge}</span>
                      <VisuallyHidden>{t('member.badge', { count: badge })}</VisuallyHidden>
                    </span>
                  )}
                  <span className={css.arrow}>
                    <Icon name="caret-right" weight="bold" size={14} />
                  </span>
                </SiteLink>
              </li>
            );
          })}
        </ul>
      </nav>
    </aside>
  );
}
