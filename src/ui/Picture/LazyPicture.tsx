import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as css from './LazyPicture.css.ts';
import { Picture, type PictureProps } from './Picture.tsx';
import { watchOnce } from './watchOnce.ts';

export interface LazyPictureProps extends Omit<PictureProps, 'onError' | 'imageRef'> {
  /** Stands in when the one attempt failed; usually a `PictureFallback`. */
  readonly fallback: ReactNode;
}

/**
 * Loads once a tenth of it is in view, tries once, then shows the fallback.
 * `priority` pictures skip the wait, so that the first screen is whole without script.
 */
export function LazyPicture({ fallback, priority = false, ...picture }: LazyPictureProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [inView, setInView] = useState(priority);
  const [failed, setFailed] = useState(false);

  useEffect(() => (frame.current === null || inView ? undefined : watchOnce(frame.current, () => setInView(true))), [inView]);

  // A picture of the served page may have failed before React listened.
  useEffect(() => {
    if (image.current?.complete === true && image.current.naturalWidth === 0 && image.current.currentSrc !== '')
      setFailed(true);
  }, []);

  return (
    <span ref={frame} className={css.frame}>
      {failed ? fallback : null}
      {inView && !failed ? <Picture {...picture} priority={priority} imageRef={image} onError={() => setFailed(true)} /> : null}
    </span>
  );
}
