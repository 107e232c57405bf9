import { useEffect, useState } from 'react';
import * as css from './QrCode.css.ts';
import { markPlace, type QrModules, qrModules, quietZone } from './qrModules.ts';

export interface QrCodeProps {
  /** Content of the code; usually a URL. */
  readonly value: string;
  /** Accessible name: what scanning it does. */
  readonly label: string;
  readonly size?: keyof typeof css.size;
  /** URL of a picture in its middle. */
  readonly mark?: string;
}

/** Rendered in the browser; the encoder loads when the first code is shown. */
export function QrCode({ value, label, size = 'md', mark }: QrCodeProps) {
  const modules = useModules(value, mark !== undefined);
  const side = (modules?.length ?? 21) + quietZone * 2;
  return (
    <svg className={css.size[size]} role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges">
      {modules === null ? null : <path d={pathOf(modules)} fill="black" />}
      {modules === null || mark === undefined ? null : <Mark address={mark} modules={modules.length} />}
    </svg>
  );
}

function Mark({ address, modules }: { readonly address: string; readonly modules: number }) {
  const { start, side, padding } = markPlace(modules);
  const [place, room] = [quietZone + start, side - 2 * padding];
  return (
    <>
      <rect x={place} y={place} width={side} height={side} fill="white" />
      <image href={address} x={place + padding} y={place + padding} width={room} height={room} />
    </>
  );
}

interface Drawn {
  readonly value: string;
  readonly hasMark: boolean;
  readonly modules: QrModules;
}

function useModules(value: string, hasMark: boolean): QrModules | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    let wanted = true;
    void qrModules(value, hasMark).then((modules) => {
      if (wanted) setDrawn({ value, hasMark, modules });
    });
    return () => {
      wanted = false;
    };
  }, [value, hasMark]);
  return drawn?.value === value && drawn.hasMark === hasMark ? drawn.modules : null;
}

/** One SVG path of horizontal runs. */
function pathOf(modules: QrModules): string {
  return modules
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1] === true) return [];
        const end = row.indexOf(false, x);
        return [`M${x + quietZone} ${y + quietZone}h${(end === -1 ? row.length : end) - x}v1H${x + quietZone}z`];
      }),
    )
    .join('');
}
