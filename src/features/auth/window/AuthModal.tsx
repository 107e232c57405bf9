import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { queries } from '../../../api/index.ts';
import type { RouteModal } from '../../../domain/routes.ts';
import { useText, WithWords } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { useScreen } from '../../../runtime/page/index.ts';
import { useSession } from '../../../runtime/session/index.ts';
import { Logo } from '../../../ui/Logo/Logo.tsx';
import { ModePicture } from '../../../ui/ModePicture/ModePicture.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import type { Banner } from '../../../wire/catalogue.ts';
import * as css from './AuthModal.css.ts';

export interface AuthModalProps {
  readonly close: () => void;
  /** The route that opens this modal, if any. */
  readonly route?: RouteModal;
  readonly children: ReactNode;
}

/** Common to the modals of this feature: their words, and leaving the route that opened them. */
export function AuthModal({ close, route, children }: AuthModalProps) {
  useModalRoute(route);
  useBackCloses(close, route);
  return <WithWords areas={['auth', 'form']}>{children}</WithWords>;
}

/** Navigates home when the modal of a route closes, unless visitors may only see the login. */
function useModalRoute(route: RouteModal | undefined): void {
  const screen = useScreen();
  const navigate = useNavigate();
  const session = useSession();
  const { loginedToHomePage } = useBrand();
  const mounted = useRef(false);
  const leave = useEffectEvent(() => {
    if (screen.modal !== route || (loginedToHomePage && !session.view().isLoggedIn)) return;
    void navigate('/index', { replace: true });
  });
  useEffect(() => {
    if (route === undefined) return undefined;
    mounted.current = true;
    return () => {
      mounted.current = false;
      // Strict mode unmounts and remounts within one task; only a modal that stays closed leaves its route.
      queueMicrotask(() => (mounted.current ? undefined : leave()));
    };
  }, [route]);
}

/**
 * Closes the modal on back navigation, such as a phone's back key. The browser says so itself: the router's location follows
 * only when the page was drawn, so a step back from a page still on its way never shows in it. A modal that its route opened
 * goes with the route instead, because a brand may lead a visitor straight back to it.
 */
function useBackCloses(close: () => void, route: RouteModal | undefined): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const { modal } = useScreen();
  const opened = useRef(key);
  const leave = useEffectEvent(close);
  const back = useEffectEvent(() => (modal === null || modal !== route ? close() : undefined));
  useEffect(() => {
    if (key === opened.current) return;
    opened.current = key;
    if (type === NavigationType.Pop) leave();
  }, [key, type]);
  useEffect(() => {
    const listen = () => back();
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);
}

interface BrandPaneProps {
  readonly group: 'w_login' | 'w_register';
  /** Container provided by the window; null if it has none. */
  readonly pane: HTMLElement | null;
  /** Content below the brand's text, such as a reward. */
  readonly children?: ReactNode;
}

/** The brand's image and text beside a form; without a banner, its colours, mark and name. */
export function BrandPane({ group, pane, children }: BrandPaneProps) {
  const { data: [banner] = [], isPending } = useQuery(queries.paneBanners(group));
  if (pane === null) return null;
  const art =
    banner === undefined ? (
      <PlainPane group={group}>{children}</PlainPane>
    ) : (
      <BannerPane banner={banner}>{children}</BannerPane>
    );
  return createPortal(isPending ? <div className={css.plain} /> : art, pane);
}

function BannerPane({ banner, children }: { readonly banner: Banner; readonly children: ReactNode }) {
  const { name, logo, logoOn } = useBrand();
  return (
    <div className={css.pane}>
      <div className={css.art}>
        <ModePicture pictures={banner.narrow} alt={banner.alt} sizes="340px" />
      </div>
      <div className={css.scrim} />
      <div className={css.logo}>
        <Logo logo={logo} on={logoOn.hero} name={name} />
      </div>
      <div className={css.words}>
        {banner.title === null ? null : <p className={css.title}>{banner.title}</p>}
        {banner.text === null ? null : <p className={css.text}>{banner.text}</p>}
        {children}
      </div>
    </div>
  );
}

function PlainPane({ group, children }: Pick<BrandPaneProps, 'group' | 'children'>) {
  const t = useText();
  const { name, mark } = useBrand();
  return (
    <div className={css.plain} data-place="hero">
      <div className={css.rings} aria-hidden="true">
        <span className={css.emblem}>
          <Picture picture={mark} alt="" sizes="120px" fit="contain" priority />
        </span>
      </div>
      <div className={css.plainWords}>
        <p className={css.name}>{name}</p>
        <p className={css.title}>{t(`auth.pane.${group}.title`)}</p>
        <p className={css.plainText}>{t(`auth.pane.${group}.text`)}</p>
        {children}
      </div>
    </div>
  );
}
