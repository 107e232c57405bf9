import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as css from './LazyPicture.css.ts';
import { Picture, type PictureProps } from './Picture.tsx';
import { watchOnce } from './watchOnce.ts';

export interface LazyPictureProps extends Omit<PictureProps, 'onError' | 'imageRef'> {
  /** Shown if loading fails; usually a `PictureFallback`. */
  readonly fallback: ReactNode;
}

/**
 * Loads once a tenth of it is in view; after a failure shows the fallback without a retry. `priority` images load
 * immediately, so that the first screen works without JavaScript.
 */
export function LazyPicture({ fallback, priority = false, ...picture }: LazyPictureProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [inView, setInView] = useState(priority);
  const [failed, setFailed] = useState(false);

  useEffect(() => (frame.current === null || inView ? undefined : watchOnce(frame.current, () => setInView(true))), [inView]);

  // A server-rendered image may have failed before React attached its listeners. `decode` waits for an image that is
  // only not ready yet and rejects for one that is broken.
  useEffect(() => {
    if (image.current?.complete === true && image.current.naturalWidth === 0 && image.current.currentSrc !== '')
      image.current.decode().catch(() => setFailed(true));
  }, []);

  return (
    <span ref={frame} className={css.frame}>
      {failed ? fallback : null}
      {inView && !failed ? <Picture {...picture} priority={priority} imageRef={image} onError={() => setFailed(true)} /> : null}
    </span>
  );
}
