import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import { importWithRetry } from '../../../api/importWithRetry.ts';
import { type Download, downloadsOf } from '../../../domain/downloads.ts';
import { useText } from '../../../i18n/index.ts';
import { isOutside, socialLook, useBoot } from '../../../runtime/brand/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { bareList } from '../shell.css.ts';
import { useDisclosure } from '../useDisclosure.ts';
import * as css from './RightBar.css.ts';

/** Side menu and footer show the others. */
const maxSocialLinks = 1;

export interface RightBarProps {
  readonly support: (() => void) | null;
}

/** Contacts beside the page: a bar on wide screens, otherwise a button that opens it. Inside its place, which the shell keeps. */
export default function RightBar({ support }: RightBarProps) {
  const t = useText();
  const id = useId();
  const { brand, permission } = useBoot();
  const { open, setOpen, root } = useDisclosure<HTMLElement>();
  const downloads = downloadsOf(permission.resources);
  const { email, social } = brand.contacts;
  return (
    <aside ref={root} aria-label={t('shell.right.label')}>
      <ul id={id} className={`${bareList} ${css.bar}`} data-open={open ? '' : undefined}>
        {support === null ? null : (
          <li>
            <button type="button" className={css.item} onClick={support}>
              <Icon name="headset" weight="duotone" size={22} />
              {t('shell.right.customerService')} <VisuallyHidden>{t('shell.right.customerServiceLong')}</VisuallyHidden>
            </button>
          </li>
        )}
        {social.slice(0, maxSocialLinks).map(({ kind, url }) => (
          <li key={url}>
            <SiteLink
              to={url}
              newTab={isOutside({ url })}
              className={css.item}
              label={t(isOutside({ url }) ? 'shell.social.newWindow' : socialLook(kind).name, {
                name: t(socialLook(kind).name),
              })}
            >
              <Icon name={socialLook(kind).icon} size={22} />
              {t(socialLook(kind).name)}
            </SiteLink>
          </li>
        ))}
        {email === null ? null : (
          <li>
            <SiteLink to={`mailto:${email}`} className={css.item} label={t('shell.right.emailLong', { email })}>
              <Icon name="envelope-simple" weight="duotone" size={22} />
              {t('shell.right.email')}
            </SiteLink>
          </li>
        )}
        {downloads.length === 0 ? null : <DownloadItem downloads={downloads} />}
        <li>
          <button type="button" className={css.item} onClick={toTop}>
            <Icon name="caret-up" weight="duotone" size={22} />
            {t('shell.right.up')}
          </button>
        </li>
      </ul>
      <button
        type="button"
        className={css.toggle}
        aria-label={t('shell.right.toggle')}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'x' : 'headset'} size={24} />
      </button>
    </aside>
  );
}

function toTop() {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
}

const DownloadPopover = lazy(() => importWithRetry(() => import('./DownloadPopover.tsx')));

/** Delay before the popover closes after the pointer left, in milliseconds. */
const graceMs = 200;

/** Shows the QR codes of the apps on hover, focus and click. */
function DownloadItem({ downloads }: { readonly downloads: readonly Download[] }) {
  const t = useText();
  const id = useId();
  const { open, setOpen, root } = useDisclosure<HTMLDivElement>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => {
    root.current?.querySelector('button')?.focus();
    setOpen(false);
  };
  return (
    <li>
      <div
        ref={root}
        role="presentation"
        className={css.holder}
        onPointerEnter={({ pointerType }) => {
          clearTimeout(timer.current);
          if (pointerType === 'mouse') setOpen(true);
        }}
        onPointerLeave={({ pointerType }) => {
          if (pointerType === 'mouse') timer.current = setTimeout(() => setOpen(false), graceMs);
        }}
      >
        <button
          type="button"
          className={css.item}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onFocus={({ relatedTarget }) => {
            if (!root.current?.contains(relatedTarget)) setOpen(true);
          }}
          onClick={() => setOpen(true)}
        >
          <Icon name="device-mobile" weight={open ? 'fill' : 'duotone'} size={22} />
          {t('shell.right.app')}
        </button>
        {open ? (
          <Suspense fallback={null}>
            <DownloadPopover id={id} downloads={downloads} onClose={close} />
          </Suspense>
        ) : null}
      </div>
    </li>
  );
}
