import type { ReactNode } from 'react';
import { restrictedType } from '../../../domain/accountType.ts';
import { useText } from '../../../i18n/index.ts';
import type { SessionView } from '../../../runtime/session/index.ts';
import { useSession } from '../../../runtime/session/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import * as css from './header.css.ts';

export interface MemberShortcutsProps {
  readonly visitor: SessionView;
  readonly balance: ReactNode;
}

/** Balance, name, rank and logout of the member. */
export function MemberShortcuts({ visitor, balance }: MemberShortcutsProps) {
  const t = useText();
  const session = useSession();
  const { nickname, account, memberLabel, isAgent } = visitor;
  const rank = isAgent === restrictedType ? t('session.trial_account') : memberLabel;
  return (
    <section className={css.member} aria-label={t('session.account')}>
      {balance}
      <span className={css.person}>
        <span className={css.avatar} aria-hidden="true">
          <Icon name="user" weight="fill" size={18} />
        </span>
        <span className={css.names}>
          <span className={css.name}>{nickname || account}</span>
          {rank === '' ? null : <span className={css.rank}>{rank}</span>}
        </span>
      </span>
      <span className={css.leave}>
        <IconButton
          tone="inherit"
          label={t('session.logout')}
          icon={<Icon name="sign-out" size={20} />}
          onClick={session.logOut}
        />
      </span>
    </section>
  );
}
