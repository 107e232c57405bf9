import { useState } from 'react';
import type { Download } from '../../../domain/downloads.ts';
import { QrCode } from '../../../ui/QrCode/QrCode.tsx';
import * as css from './DownloadPopover.css.ts';

export interface AppCodeProps {
  readonly download: Download;
  readonly label: string;
}

/** The brand's image of a QR code, or a generated one if there is none or it fails to load. */
export function AppCode({ download, label }: AppCodeProps) {
  const [failed, setFailed] = useState(false);
  return (
    <span className={css.tile}>
      {download.qrCodeUrl === null || failed ? (
        <QrCode value={download.url} label={label} size="md" />
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
