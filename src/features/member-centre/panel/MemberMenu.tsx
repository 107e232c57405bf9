import type { ReactNode } from 'react';
import { missionQueries } from '../../../api/missions.ts';
import { countBadge, type MemberPageKey, memberPageIcons } from '../../../domain/memberPages.ts';
import { useText } from '../../../i18n/index.ts';
import { CentreMenu, type CentreMenuPlace } from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { useMemberHref } from '../../../runtime/navigation/index.ts';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import type { MemberInfo } from '../../../wire/auth.ts';
import { type PageCounts, usePageCounts } from './usePageCounts.ts';

export interface MemberMenuProps extends CentreMenuPlace {
  readonly member: MemberInfo;
  readonly balance: ReactNode;
  readonly pages: readonly MemberPageKey[];
  /** Counts of news on a page; a count above zero is shown as a badge. */
  readonly counts?: PageCounts;
}

const acts = ['depositv2', 'withdraw'] as const;

/** Missions that are in progress or can be claimed [MEMBER-17]; undefined until they are known. */
function useOpenMissions(pages: readonly MemberPageKey[]): number | undefined {
  const { data } = useQuery({ ...missionQueries.summary(), enabled: pages.includes('missionLeaderboard') });
  return data?.open;
}

/** The menu of the member centre: where it is the page, deposit and withdrawal are buttons. */
export function MemberMenu({ member, balance, pages, counts: given, ...place }: MemberMenuProps) {
  const open = useOpenMissions(pages);
  const counts = usePageCounts({ ...(open === undefined ? {} : { missionLeaderboard: open }), ...given });
  const t = useText();
  const href = useMemberHref();
  const isWhole = place.onClose !== undefined;
  const isAct = (page: MemberPageKey) => acts.some((act) => act === page);
  const listed = isWhole ? pages.filter((page) => !isAct(page)) : pages;
  const buttons = isWhole ? acts.filter((act) => pages.includes(act)) : [];
  return (
    <CentreMenu
      name={member.nickname || member.account}
      note={member.clubLabel.labelName}
      balance={balance}
      acts={
        buttons.length === 0
          ? undefined
          : buttons.map((act, index) => (
              <LinkButton key={act} to={href(act)} tone={index === 0 ? 'onMedia' : 'outlineOnMedia'} block>
                {t(`member.page.${act}`)}
              </LinkButton>
            ))
      }
      label={t('member.menu')}
      items={listed.map((page) => ({
        key: page,
        href: href(page),
        label: t(`member.page.${page}`),
        icon: memberPageIcons[page],
        badge: countBadge(counts[page]),
      }))}
      {...place}
    />
  );
}
