import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Segmented } from '../../kit/index.ts';
import * as css from './seeing.css.ts';

/**
 * Colours as eyes without one kind of cones have them, and without any, in linear light: matrices of Machado, Oliveira and Fernandes (2009) for a
 * complete loss; grey by the luminance of Rec. 709.
 */
const matrices = {
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  none: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
} as const;

const kinds = ['deutan', 'protan', 'tritan', 'none'] as const satisfies readonly (keyof typeof matrices)[];

/** The site as people see it who cannot tell some colours apart. */
export function Seeing({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const [kind, setKind] = useState<keyof typeof matrices>('deutan');
  return (
    <>
      <div className={css.choice}>
        <Segmented
          label={text('colours.seeing')}
          value={kind}
          onChange={setKind}
          choices={kinds.map((value) => ({ value, label: text(`colours.seeing.${value}`) }))}
        />
        <span className={css.about}>{text(`colours.seeing.${kind}.about`)}</span>
      </div>
      <svg className={css.filters} aria-hidden="true">
        <filter id={`seeing-${kind}`} colorInterpolationFilters="linearRGB">
          <feColorMatrix
            type="matrix"
            values={[...matrices[kind].map((row) => [...row, 0, 0].join(' ')), '0 0 0 1 0'].join(' ')}
          />
        </filter>
      </svg>
      <div className={css.seen} style={{ filter: `url(#seeing-${kind})` }}>
        {children}
      </div>
    </>
  );
}
