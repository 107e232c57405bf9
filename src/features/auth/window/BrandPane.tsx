import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { queries } from '../../../api/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Logo } from '../../../ui/Logo/Logo.tsx';
import { ModePicture } from '../../../ui/ModePicture/ModePicture.tsx';
import * as css from './BrandPane.css.ts';

export interface BrandPaneProps {
  readonly group: 'w_login' | 'w_register';
  /** Container provided by the window; null if it has none. */
  readonly pane: HTMLElement | null;
  /** Content below the brand's text, such as a reward. */
  readonly children?: ReactNode;
}

/** The brand's image and text beside a form. */
export function BrandPane({ group, pane, children }: BrandPaneProps) {
  const { name, logo, logoOn } = useBrand();
  const { data: [banner] = [] } = useQuery(queries.paneBanners(group));
  if (pane === null) return null;
  return createPortal(
    <div className={css.pane}>
      {banner === undefined ? null : (
        <>
          <div className={css.art}>
            <ModePicture pictures={banner.narrow} alt={banner.alt} sizes="340px" />
          </div>
          <div className={css.scrim} />
        </>
      )}
      <div className={css.logo}>
        <Logo logo={logo} on={banner === undefined ? logoOn.page : logoOn.hero} name={name} />
      </div>
      {banner === undefined ? null : (
        <div className={css.words}>
          {banner.title === null ? null : <p className={css.title}>{banner.title}</p>}
          {banner.text === null ? null : <p className={css.text}>{banner.text}</p>}
          {children}
        </div>
      )}
    </div>,
    pane,
  );
}
