import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { memberPageOf, memberPagesOf } from '../../../domain/memberPages.ts';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { CentrePanel } from '../../../runtime/centre/index.ts';
import { readMember } from '../../../runtime/navigation/index.ts';
import type { MemberInfo } from '../../../wire/auth.ts';
import { MemberMenu } from './MemberMenu.tsx';
import { memberPages } from './memberPages.ts';

export interface MemberPanelProps {
  readonly member: MemberInfo;
  readonly balance: ReactNode;
  readonly onClose: () => void;
}

/** The member centre with the page of the address. */
export function MemberPanel({ member, balance, onClose }: MemberPanelProps) {
  const t = useText();
  const { search } = useLocation();
  const { modules } = useBrand();
  const pages = memberPagesOf({ modules, toUpline: member.toUpline, built: memberPages.built });
  const page = memberPageOf(readMember(search).key ?? '', pages);
  return (
    <CentrePanel
      kind="member"
      page={page}
      title={t(`member.page.${page}`)}
      component={() => memberPages.component(page)}
      renderMenu={(place) => <MemberMenu member={member} balance={balance} pages={pages} {...place} />}
      onClose={onClose}
    />
  );
}
