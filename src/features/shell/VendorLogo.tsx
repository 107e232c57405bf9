import { type RefObject, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './VendorLogo.css.ts';

export interface VendorLogoProps {
  /** URL of a monochrome SVG whose root id is `logo`, rendered 20 px high. */
  readonly src: string;
  readonly name: string;
}

/**
 * A vendor's wordmark in `currentColor`, fetched when near the viewport. Unlike a glyph it keeps its natural width and is
 * left-aligned.
 */
export function VendorLogo({ src, name }: VendorLogoProps) {
  const [drawing, isNear] = useNear();
  return (
    <>
      <VisuallyHidden>{name}</VisuallyHidden>
      <svg ref={drawing} className={css.logo} width={144} height={20} aria-hidden="true" focusable="false">
        {isNear ? <use href={`${src}#logo`} /> : null}
      </svg>
    </>
  );
}

/** Whether the element has been near the viewport, within one viewport height; false on the server. */
function useNear(): readonly [RefObject<SVGSVGElement | null>, boolean] {
  const element = useRef<SVGSVGElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || element.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '100% 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [element, isNear];
}
