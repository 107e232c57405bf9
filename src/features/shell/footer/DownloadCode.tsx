import { useSyncExternalStore } from 'react';
import type { DownloadKind } from '../../../domain/downloads.ts';
import { useText } from '../../../i18n/index.ts';
import { QrCode } from '../../../ui/QrCode/QrCode.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { downloadNames } from '../downloadNames.ts';
import { useInView } from '../useInView.ts';
import * as css from './Footer.css.ts';

const page = '/down';

/**
 * QR code of the download page. Rendered when in view, because the encoder is a separate chunk and only the browser knows the
 * absolute URL.
 */
export function DownloadCode({ kinds }: { readonly kinds: readonly DownloadKind[] }) {
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
