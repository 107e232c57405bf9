import type { Picture } from '../../domain/picture.ts';
import { ModePicture } from '../ModePicture/ModePicture.tsx';
import * as css from './Logo.css.ts';

export interface LogoProps {
  readonly logo: { readonly onDark: Picture; readonly onLight: Picture };
  /** Which drawing the surface under it takes per mode, such as `brand.logoOn.header`. */
  readonly on: Readonly<Record<'dark' | 'light', 'onDark' | 'onLight'>>;
  readonly name: string;
  /** A link around it is labelled, so that the drawing need not say the name again. */
  readonly silent?: boolean;
  readonly size?: keyof typeof css.size;
}

/** A drawing this narrow is a sign without a name; the name then stands beside it in the brand's letters. */
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
