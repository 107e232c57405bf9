import { encode } from 'uqr';
import * as css from './signIn.css.ts';

const quietZone = 4;

/** A code for a camera; white in both modes, because scanners expect dark on light. */
export function QrCode({ value, label }: { readonly value: string; readonly label: string }) {
  const { data, size } = encode(value, { ecc: 'M', border: 0 });
  const side = size + 2 * quietZone;
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + quietZone} ${y + quietZone}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg className={css.qr} role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges">
      <path d={path} fill="black" />
    </svg>
  );
}
