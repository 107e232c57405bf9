import { useEffect, useRef, useState } from 'react';
import { watchOnce } from '../../ui/Picture/watchOnce.ts';
import { QrCode, type QrCodeProps } from '../../ui/QrCode/QrCode.tsx';
import * as css from './LazyQrCode.css.ts';

/** Renders the code of an address or of a path on this site, and loads the encoder, when it comes into view. */
export function LazyQrCode({ value, ...code }: QrCodeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => (frame.current === null || seen ? undefined : watchOnce(frame.current, () => setSeen(true))), [seen]);
  return (
    <div ref={frame} className={css.frame}>
      {seen ? <QrCode {...code} value={new URL(value, location.origin).href} /> : null}
    </div>
  );
}
