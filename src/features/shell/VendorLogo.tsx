import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './VendorLogo.css.ts';

export interface VendorLogoProps {
  /** URL of a monochrome SVG whose root id is `logo`, rendered 20 px high. */
  readonly src: string;
  readonly name: string;
}

/** A vendor's wordmark in `currentColor`. Unlike a glyph it keeps its natural width and is left-aligned. */
export function VendorLogo({ src, name }: VendorLogoProps) {
  return (
    <>
      <VisuallyHidden>{name}</VisuallyHidden>
      <svg className={css.logo} width={144} height={20} aria-hidden="true" focusable="false">
        <use href={`${src}#logo`} />
      </svg>
    </>
  );
}
