import type { Picture } from '../../domain/picture.ts';
import { ModePicture } from '../ModePicture/ModePicture.tsx';
import * as css from './Logo.css.ts';

export interface LogoProps {
  readonly logo: { readonly onDark: Picture; readonly onLight: Picture };
  /** Which drawing the surface under it takes per mode, such as `brand.logoOn.header`. */
  readonly on: Readonly<Record<'dark' | 'light', 'onDark' | 'onLight'>>;
  /** The brand's name; empty where the name stands beside it or a link around it is labelled. */
  readonly name: string;
  readonly size?: keyof typeof css.size;
}

export function Logo({ logo, on, name, size = 'md' }: LogoProps) {
  return (
    <span className={css.size[size]}>
      <ModePicture pictures={{ dark: logo[on.dark], light: logo[on.light] }} alt={name} sizes="200px" fit="line" priority />
    </span>
  );
}
