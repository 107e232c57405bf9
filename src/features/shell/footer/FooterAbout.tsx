import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type DownloadKind, downloadsOf } from '../../../domain/downloads.ts';
import { useText } from '../../../i18n/index.ts';
import { isOutside, socialLook, useBoot } from '../../../runtime/brand/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Logo } from '../../../ui/Logo/Logo.tsx';
import { QrCode } from '../../../ui/QrCode/QrCode.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { downloadNames } from '../downloadNames.ts';
import { bareList } from '../shell.css.ts';
import * as css from './Footer.css.ts';

/** About the brand: description, social links, app. */
export function FooterAbout() {
  const t = useText();
  const { brand, permission } = useBoot();
  const { email, social } = brand.contacts;
  const downloads = downloadsOf(permission.resources);
  return (
    <div>
      <span className={css.sign}>
        <Logo logo={brand.logo} on={brand.logoOn.footer} name={brand.name} />
      </span>
      <p className={css.description}>{brand.description ?? t('shell.footer.about', { name: brand.name, age: brand.minAge })}</p>
      {social.length === 0 && email === null ? null : (
        <ul className={`${bareList} ${css.social}`}>
          {social.map(({ kind, url }) => (
            <li key={url}>
              <SiteLink
                to={url}
                newTab={isOutside({ url })}
                className={css.socialLink}
                label={t(isOutside({ url }) ? 'shell.social.newWindow' : socialLook(kind).name, {
                  name: t(socialLook(kind).name),
                })}
              >
                <Icon name={socialLook(kind).icon} />
              </SiteLink>
            </li>
          ))}
          {email === null ? null : (
            <li>
              <SiteLink to={`mailto:${email}`} className={css.socialLink} label={t('shell.right.emailLong', { email })}>
                <Icon name="envelope-simple" />
              </SiteLink>
            </li>
          )}
        </ul>
      )}
      {downloads.length === 0 ? null : <DownloadCode kinds={downloads.map(({ kind }) => kind)} />}
    </div>
  );
}

const page = '/down';

/**
 * QR code of the download page. Rendered when in view, because the encoder is a separate chunk and only the browser knows the
 * absolute URL.
 */
function DownloadCode({ kinds }: { readonly kinds: readonly DownloadKind[] }) {
  const t = useText();
  const [box, inView] = useInView<HTMLSpanElement>();
  const origin = useSyncExternalStore(never, browserOrigin, noOrigin);
  return (
    <SiteLink to={page} className={css.download}>
      <span ref={box} className={css.code}>
        {inView && origin !== null ? (
          <QrCode value={`${origin}${page}`} label={t('shell.download.qr', { label: t('shell.download.short') })} size="sm" />
        ) : null}
      </span>
      <span className={css.downloadText}>
        <strong className={css.strong}>{t('shell.download.short')}</strong>
        <span>{kinds.map((kind) => t(downloadNames[kind])).join(' · ')}</span>
      </span>
    </SiteLink>
  );
}

const never = () => () => undefined;
const browserOrigin = () => location.origin;
const noOrigin = () => null;

/** True once any part of the element has been visible. */
function useInView<Watched extends Element>(): [RefObject<Watched | null>, boolean] {
  const element = useRef<Watched>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (element.current === null || seen) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [seen]);
  return [element, seen];
}
