import { useState } from 'react';
import type { Download } from '../../../domain/downloads.ts';
import { type TextKey, useLanguage, useText } from '../../../i18n/index.ts';
import { isOutside, useBrand } from '../../../runtime/brand/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { QrCode } from '../../../ui/QrCode/QrCode.tsx';
import { Segmented } from '../../../ui/Segmented/Segmented.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { downloadNames } from '../downloadNames.ts';
import * as css from './DownloadPopover.css.ts';

export interface DownloadPopoverProps {
  readonly id: string;
  /** At least one. */
  readonly downloads: readonly Download[];
  readonly onClose: () => void;
}

/** QR codes of the available apps, one system at a time. */
export default function DownloadPopover({ id, downloads, onClose }: DownloadPopoverProps) {
  const t = useText();
  const { name } = useBrand();
  const language = useLanguage();
  const [kind, setKind] = useState(downloads[0]?.kind);
  const shown = downloads.find((download) => download.kind === kind) ?? downloads[0];
  const label = (download: Download) => download.labels[language] ?? t(downloadNames[download.kind]);
  if (shown === undefined) return null;
  return (
    <section id={id} className={css.popover} aria-label={t('shell.download.title', { name })}>
      <div className={css.head}>
        <span className={css.title}>{t('shell.download.title', { name })}</span>
        <IconButton
          size="sm"
          label={t('shell.download.close')}
          icon={<Icon name="x" weight="bold" size={14} />}
          onClick={onClose}
        />
      </div>
      <Segmented
        block
        label={t('shell.download.choice')}
        options={downloads.map((download) => ({ value: download.kind, label: label(download) }))}
        value={shown.kind}
        onChange={setKind}
      />
      <div className={css.body}>
        <AppCode key={shown.kind} download={shown} label={t('shell.download.qr', { label: label(shown) })} />
        <div className={css.words}>
          <p>{t(scanText(shown))}</p>
          <TextLink to="/down">{t('shell.download.guide')}</TextLink>
        </div>
      </div>
    </section>
  );
}

function scanText(download: Download): TextKey {
  if (!isOutside(download)) return 'shell.download.scanWeb';
  return download.kind === 'MOBILECONFIG' ? 'shell.download.scanLite' : 'shell.download.scan';
}

interface AppCodeProps {
  readonly download: Download;
  readonly label: string;
}

/** The brand's image of a QR code, or a generated one if there is none or it fails to load. */
function AppCode({ download, label }: AppCodeProps) {
  const [failed, setFailed] = useState(false);
  return (
    <span className={css.tile}>
      {download.qrCodeUrl === null || failed ? (
        <QrCode value={new URL(download.url, location.origin).href} label={label} size="md" />
      ) : (
        <img
          className={css.given}
          src={download.qrCodeUrl}
          alt={label}
          width={104}
          height={104}
          onError={() => setFailed(true)}
        />
      )}
    </span>
  );
}
