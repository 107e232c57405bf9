import { countBadge, type MemberPageKey } from '../../../domain/memberPages.ts';
import { useText, WithWords } from '../../../i18n/index.ts';
import { useMemberHref } from '../../../runtime/navigation/index.ts';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { IconName } from '../../../ui/Icon/iconNames.ts';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import * as css from './entries.css.ts';
import { useMemberPages } from './useMemberPages.ts';
import { type PageCounts, usePageCounts } from './usePageCounts.ts';

export interface HeaderEntriesProps {
  readonly counts?: PageCounts;
}

/** Shortcuts of a member to pages of the centre: deposit, withdraw and, on wide screens, the records and the inbox. */
export default function HeaderEntries(props: HeaderEntriesProps) {
  return (
    <WithWords areas={['member']}>
      <Entries {...props} />
    </WithWords>
  );
}

const symbols = [
  ['personalProfit', 'chart-line-up'],
  ['personalHistoryCopy', 'clock-counter-clockwise'],
  ['manualRebate', 'percent'],
  ['messageV2', 'bell'],
] as const satisfies readonly (readonly [MemberPageKey, IconName])[];

function Entries({ counts: given }: HeaderEntriesProps) {
  const counts = usePageCounts(given);
  const t = useText();
  const href = useMemberHref();
  const pages = useMemberPages();
  const name = (page: MemberPageKey) => t(`member.page.${page}`);
  return (
    <>
      {pages.includes('depositv2') ? (
        <span className={css.deposit}>
          <LinkButton to={href('depositv2')} tone="onHeader" iconStart={<Icon name="plus-circle" size={18} />}>
            {name('depositv2')}
          </LinkButton>
        </span>
      ) : null}
      {pages.includes('withdraw') ? (
        <span className={css.withdraw}>
          <LinkButton to={href('withdraw')} tone="outlineOnHeader">
            {name('withdraw')}
          </LinkButton>
        </span>
      ) : null}
      {symbols.map(([page, icon]) => {
        const badge = countBadge(counts[page]);
        return pages.includes(page) ? (
          <span key={page} className={css.symbol}>
            <SiteLink
              to={href(page)}
              label={badge === null ? name(page) : `${name(page)}, ${t('member.badge', { count: badge })}`}
              className={css.symbolLink}
            >
              <Icon name={icon} size={20} />
              {badge === null ? null : (
                <span className={css.symbolBadge} aria-hidden="true">
                  {badge}
                </span>
              )}
            </SiteLink>
          </span>
        ) : null;
      })}
    </>
  );
}
