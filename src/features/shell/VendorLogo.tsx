import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './VendorLogo.css.ts';

export interface VendorLogoProps {
  /** Address of a one-colour SVG whose root id is `logo`, drawn 20 high. */
  readonly src: string;
  readonly name: string;
}

/** A vendor's wordmark in the colour of the text around it. It keeps its own width and starts at the edge, unlike a glyph. */
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
