import type { Picture } from '../../domain/picture.ts';
import { ModePicture } from '../ModePicture/ModePicture.tsx';
import * as css from './Logo.css.ts';

export interface LogoProps {
  readonly logo: { readonly onDark: Picture; readonly onLight: Picture };
  /** The variant that suits the surface, per mode, such as `brand.logoOn.header`. */
  readonly on: Readonly<Record<'dark' | 'light', 'onDark' | 'onLight'>>;
  readonly name: string;
  /** Set it if the link around the logo has a label, so that the name is not announced twice. */
  readonly silent?: boolean;
  readonly size?: keyof typeof css.size;
}

/** Below this aspect ratio the logo is a mark without a name, so the name is shown beside it in the display font. */
const narrow = 1.7;

export function Logo({ logo, on, name, silent = false, size = 'md' }: LogoProps) {
  const pictures = { dark: logo[on.dark], light: logo[on.light] };
  const signOnly = pictures.light.width / pictures.light.height < narrow;
  return (
    <span className={css.size[size]}>
      <ModePicture pictures={pictures} alt={silent || signOnly ? '' : name} sizes="200px" fit="line" priority />
      {signOnly ? (
        <span className={css.wordmark} aria-hidden={silent}>
          {name}
        </span>
      ) : null}
    </span>
  );
}
