import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { agentAccountTypes } from '../../../domain/accountType.ts';
import { accountGroup, countBadge, type MemberPageKey, memberPageIcons } from '../../../domain/memberPages.ts';
import { guestRankLabel } from '../../../domain/rank.ts';
import { useText, WithWords } from '../../../i18n/index.ts';
import { readCentre, readMember, useAgentHref, useMemberHref } from '../../../runtime/navigation/index.ts';
import { useScreens } from '../../../runtime/page/index.ts';
import { useRankLabel, useSessionView } from '../../../runtime/session/index.ts';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import * as css from './entries.css.ts';
import { useMemberPages } from './useMemberPages.ts';
import { type PageCounts, usePageCounts } from './usePageCounts.ts';

export interface MenuEntriesProps {
  /** Called when an entry is followed. */
  readonly onFollow: () => void;
}

const moneyPages = ['depositv2', 'withdraw', 'transferFund'] as const;

/** Deposit, withdraw and transfer on the card of the side menu, and the invitation below it. */
export function MoneyEntries(props: MenuEntriesProps) {
  return (
    <WithWords areas={['member']}>
      <Money {...props} />
    </WithWords>
  );
}

function Money({ onFollow }: MenuEntriesProps) {
  const t = useText();
  const href = useMemberHref();
  const pages = useMemberPages();
  const shown = moneyPages.filter((page) => pages.includes(page));
  return shown.length === 0 ? null : (
    <span className={css.money}>
      {shown.map((page, index) => (
        <LinkButton
          key={page}
          to={href(page)}
          tone={index === 0 ? 'onMedia' : 'outlineOnMedia'}
          size="sm"
          block
          onFollow={onFollow}
        >
          {t(`member.short.${page}`)}
        </LinkButton>
      ))}
    </span>
  );
}

/** The account group of the side menu. Guests see it too: an entry leads them to the login first. */
export function AccountEntries(props: MenuEntriesProps & { readonly counts?: PageCounts }) {
  return (
    <WithWords areas={['member']}>
      <Account {...props} />
    </WithWords>
  );
}

/** Pages of the site beside the member centre; shown once they exist. The one of ranks is `playerRank` [SIDE-12]. */
const sitePages = [
  ['/promotions', 'seal-percent', 'hd_event'],
  ['/vip', 'crown-simple', 'member.vip'],
] as const;

function Account({ onFollow, counts: given }: MenuEntriesProps & { readonly counts?: PageCounts }) {
  const counts = usePageCounts(given);
  const t = useText();
  const id = useId();
  const href = useMemberHref();
  const pages = useMemberPages();
  const screens = useScreens();
  const { isLoggedIn, isAgent } = useSessionView();
  const rank = useRankLabel();
  const agentHref = useAgentHref();
  const { pathname, search } = useLocation();
  const { key } = readMember(search);
  const guestPages: readonly MemberPageKey[] = isLoggedIn ? [] : ['depositv2', 'withdraw'];
  const group = [...guestPages, 'referral' as const, ...accountGroup].filter((page) => pages.includes(page));
  const others = sitePages.filter(([path]) => screens.of(path) !== screens.notFound);
  if (group.length + others.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {t('member.group.account')}
      </h2>
      <ul>
        {isLoggedIn && agentAccountTypes.includes(isAgent) ? (
          <li>
            <SiteLink
              to={agentHref()}
              className={css.row}
              current={readCentre('agent', search).key !== null}
              onFollow={onFollow}
            >
              <Row icon={<Icon name="users-three" weight="duotone" size={22} />} label={t('member.agentCentre')} badge={null} />
            </SiteLink>
          </li>
        ) : null}
        {others.map(([path, icon, word]) => (
          <li key={path}>
            <SiteLink to={path} className={css.row} current={pathname === path} onFollow={onFollow}>
              <Row
                icon={<Icon name={icon} weight="duotone" size={22} />}
                label={t(word)}
                badge={path === '/vip' ? (rank ?? guestRankLabel) : null}
                isRank
              />
            </SiteLink>
          </li>
        ))}
        {group.map((page) => (
          <li key={page}>
            <SiteLink to={href(page)} className={css.row} current={key === page} onFollow={onFollow}>
              <Row
                icon={<Icon name={memberPageIcons[page]} weight="duotone" size={22} />}
                label={t(page === 'referral' ? 'member.invite' : `member.page.${page}`)}
                badge={countBadge(counts[page])}
              />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly badge: string | null;
  /** The badge is a rank, which is no news. */
  readonly isRank?: boolean;
}

function Row({ icon, label, badge, isRank = false }: RowProps) {
  return (
    <>
      <span className={css.rowIcon}>{icon}</span>
      <span className={css.rowText}>{label}</span>
      {badge === null ? (
        <span className={css.rowArrow}>
          <Icon name="caret-right" weight="bold" size={14} />
        </span>
      ) : (
        <span className={isRank ? css.rowRank : css.rowBadge}>{badge}</span>
      )}
    </>
  );
}
