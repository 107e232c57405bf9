import {
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../../i18n/index.ts';
import { below } from '../../../theme/breakpoints.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { OverlayFrame } from '../../../ui/OverlayFrame/OverlayFrame.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { type CentreKind, centreHref, readCentre } from '../../navigation/index.ts';
import { TitleSlot } from '../parts/PageAction.tsx';
import { LeaveContext } from '../parts/unsaved.ts';
import { useMedia } from '../parts/useMedia.ts';
import { Waiting, WaitingBlock } from '../parts/Waiting.tsx';
import { Boundary, type FailedLoadProps } from './Boundary.tsx';
import type { CentreMenuPlace } from './CentreMenu.tsx';
import * as css from './CentrePanel.css.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

export interface CentrePanelProps {
  readonly kind: CentreKind;
  /** Key of the page. */
  readonly page: string;
  readonly title: string;
  /** Gives the component of the page, a new one after a failed load. */
  readonly component: () => LazyExoticComponent<ComponentType>;
  readonly renderMenu: (place: CentreMenuPlace) => ReactNode;
  readonly onClose: () => void;
}

const panelWidth = 1_248;

/** Menu and page side by side; on phones the menu is the first page. */
export function CentrePanel({ kind, page, title, component, renderMenu, onClose }: CentrePanelProps) {
  const titleId = useId();
  const { leave, onClickCapture } = useLeaveGuard();
  const close = () => leave(onClose);
  const { search } = useLocation();
  const isPhone = useMedia(below.md);
  const isMenu = isPhone && readCentre(kind, search).key === '';
  return (
    <OverlayFrame kind="panel" labelledBy={titleId} width={panelWidth} onEscape={close}>
      <div className={css.panel} onClickCapture={onClickCapture}>
        {isPhone && !isMenu
          ? null
          : renderMenu(
              isMenu ? { current: null, titleId, onClose: close } : { current: page, titleId: undefined, onClose: undefined },
            )}
        {isMenu ? null : (
          <LeaveContext value={leave}>
            <Page
              key={page}
              title={title}
              titleId={titleId}
              component={component}
              menuHref={isPhone ? centreHref(kind, '', {}, search) : null}
              onClose={close}
            />
          </LeaveContext>
        )}
      </div>
    </OverlayFrame>
  );
}

interface PageProps extends Pick<CentrePanelProps, 'title' | 'component' | 'onClose'> {
  readonly titleId: string;
  /** Address of the menu, where it is a page. */
  readonly menuHref: string | null;
}

/** Title row and content of a page. */
function Page({ title, titleId, component, menuHref, onClose }: PageProps) {
  const t = useText();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isPhone = menuHref !== null;
  // On phones the link that led here is gone.
  useEffect(() => {
    if (isPhone) heading.current?.focus();
  }, [isPhone]);
  return (
    <section className={css.page} aria-labelledby={titleId}>
      <header className={css.head}>
        {menuHref === null ? null : (
          <SiteLink to={menuHref} label={t('member.back')} className={css.back}>
            <Icon name="arrow-left" size={20} />
          </SiteLink>
        )}
        <h2 ref={heading} id={titleId} className={css.title} tabIndex={-1}>
          {title}
        </h2>
        <div ref={setSlot} className={css.action} />
        <IconButton label={t('common.close')} icon={<Icon name="x" size={20} />} onClick={onClose} />
      </header>
      <div className={css.body}>
        <TitleSlot value={slot}>
          <Boundary Failed={PageFailed} onClose={onClose}>
            <Suspense fallback={<PageSkeleton />}>
              <Content component={component} />
            </Suspense>
          </Boundary>
        </TitleSlot>
      </div>
    </section>
  );
}

function Content({ component }: Pick<CentrePanelProps, 'component'>) {
  // Chosen once per mount, so that a retry after a failed load gets another one.
  const [Component] = useState(component);
  return <Component />;
}

function PageFailed({ onRetry }: FailedLoadProps) {
  const t = useText();
  return <LoadFailed title={t('member.pageFailed')} onRetry={onRetry} />;
}

function PageSkeleton() {
  const t = useText();
  return (
    <Waiting label={t('common.loading')} className={css.waiting}>
      <WaitingBlock className={css.waitingBlock} />
      <WaitingBlock className={css.waitingBlock} />
      <WaitingBlock className={css.waitingBlock} />
    </Waiting>
  );
}
