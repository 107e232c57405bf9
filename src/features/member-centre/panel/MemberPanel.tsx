import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type MemberPageKey, memberPageOf, memberPagesOf } from '../../../domain/memberPages.ts';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { readMember, useMemberHref } from '../../../runtime/navigation/index.ts';
import { below } from '../../../theme/breakpoints.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { OverlayFrame } from '../../../ui/OverlayFrame/OverlayFrame.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { MemberInfo } from '../../../wire/auth.ts';
import { LeaveContext, TitleSlot, useMedia } from '../parts/index.ts';
import { Boundary, type FailedLoadProps } from './Boundary.tsx';
import { MemberMenu } from './MemberMenu.tsx';
import * as css from './MemberPanel.css.ts';
import { builtPages, memberPage } from './memberPages.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

export interface MemberPanelProps {
  readonly member: MemberInfo;
  readonly balance: ReactNode;
  readonly onClose: () => void;
}

const panelWidth = 1_248;

/** Menu and page side by side; on phones the menu is the first page. */
export function MemberPanel({ member, balance, onClose }: MemberPanelProps) {
  const title = useId();
  const { leave, onClickCapture } = useLeaveGuard();
  const close = () => leave(onClose);
  const { search } = useLocation();
  const { modules } = useBrand();
  const isPhone = useMedia(below.md);
  const { key } = readMember(search);
  const pages = memberPagesOf({ modules, toUpline: member.toUpline, built: builtPages });
  const isMenu = isPhone && key === '';
  const page = memberPageOf(key ?? '', pages);
  return (
    <OverlayFrame kind="panel" labelledBy={title} width={panelWidth} onEscape={close}>
      <div className={css.panel} onClickCapture={onClickCapture}>
        {isPhone && !isMenu ? null : (
          <MemberMenu
            member={member}
            balance={balance}
            pages={pages}
            current={isMenu ? null : page}
            titleId={isMenu ? title : undefined}
            onClose={isMenu ? close : undefined}
          />
        )}
        {isMenu ? null : (
          <LeaveContext value={leave}>
            <Page key={page} page={page} titleId={title} isPhone={isPhone} onClose={close} />
          </LeaveContext>
        )}
      </div>
    </OverlayFrame>
  );
}

interface PageProps {
  readonly page: MemberPageKey;
  readonly titleId: string;
  readonly isPhone: boolean;
  readonly onClose: () => void;
}

/** Title row and content of a page. */
function Page({ page, titleId, isPhone, onClose }: PageProps) {
  const t = useText();
  const href = useMemberHref();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // On phones the link that led here is gone.
  useEffect(() => {
    if (isPhone) heading.current?.focus();
  }, [isPhone]);
  return (
    <section className={css.page} aria-labelledby={titleId}>
      <header className={css.head}>
        {isPhone ? (
          <SiteLink to={href()} label={t('member.back')} className={css.back}>
            <Icon name="arrow-left" size={20} />
          </SiteLink>
        ) : null}
        <h2 ref={heading} id={titleId} className={css.title} tabIndex={-1}>
          {t(`member.page.${page}`)}
        </h2>
        <div ref={setSlot} className={css.action} />
        <IconButton label={t('common.close')} icon={<Icon name="x" size={20} />} onClick={onClose} />
      </header>
      <div className={css.body}>
        <TitleSlot value={slot}>
          <Boundary Failed={PageFailed} onClose={onClose}>
            <Suspense fallback={<PageSkeleton />}>
              <Content page={page} />
            </Suspense>
          </Boundary>
        </TitleSlot>
      </div>
    </section>
  );
}

function Content({ page }: { readonly page: MemberPageKey }) {
  // Chosen once per mount, so that a retry after a failed load gets another one.
  const [Component] = useState(() => memberPage(page));
  return <Component />;
}

function PageFailed({ onRetry }: FailedLoadProps) {
  const t = useText();
  return (
    <div role="alert">
      <EmptyState
        icon="wifi-slash"
        level={3}
        title={t('member.pageFailed')}
        action={
          <Button tone="tonal" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        }
      />
    </div>
  );
}

function PageSkeleton() {
  const t = useText();
  return (
    <div className={css.waiting} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {[1, 2, 3].map((block) => (
        <div key={block} className={css.waitingBlock}>
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
