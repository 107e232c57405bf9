import { useEffect, useState } from 'react';
import * as css from './QrCode.css.ts';

export interface QrCodeProps {
  /** Content of the code; usually a URL. */
  readonly value: string;
  /** Accessible name: what scanning it does. */
  readonly label: string;
  readonly size?: keyof typeof css.size;
}

/** White modules on each side. */
const quietZone = 4;

/** Rendered in the browser; the encoder loads when the first code is shown. */
export function QrCode({ value, label, size = 'md' }: QrCodeProps) {
  const modules = useModules(value);
  const side = (modules?.length ?? 21) + quietZone * 2;
  return (
    <svg className={css.size[size]} role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges">
      {modules === null ? null : <path d={pathOf(modules)} fill="black" />}
    </svg>
  );
}

type Modules = readonly (readonly boolean[])[];

function useModules(value: string): Modules | null {
  const [drawn, setDrawn] = useState<{ readonly value: string; readonly modules: Modules } | null>(null);
  useEffect(() => {
    let wanted = true;
    void import('uqr').then(({ encode }) => {
      if (wanted) setDrawn({ value, modules: encode(value, { ecc: 'M', border: 0 }).data });
    });
    return () => {
      wanted = false;
    };
  }, [value]);
  return drawn?.value === value ? drawn.modules : null;
}

/** One SVG path of horizontal runs. */
function pathOf(modules: Modules): string {
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
