import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/index.ts';
import { both } from '../both.ts';
import * as css from './Preview.css.ts';
import { takeTurn } from './previewQueue.ts';
import { canPreview, pictureAddress } from './storyAddress.ts';

export type Device = 'phone' | 'desktop';

export const devices = { phone: { width: 390, height: 780 }, desktop: { width: 1280, height: 800 } } as const;

export interface PreviewProps {
  readonly story: string;
  readonly title: string;
  readonly device: Device;
  /** Width of the picture on this page. */
  readonly width: number;
}

const words = { waiting: both('Đang dựng hình…', 'Drawing…') } as const;

/** The story of a state, small and not to be touched; drawn when it comes into view, given up when it is far away. */
export function Preview({ story, title, device, width }: PreviewProps) {
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [near, setNear] = useState(false);
  const [begun, setBegun] = useState(false);
  const [ready, setReady] = useState(false);
  const size = devices[device];
  const scale = width / size.width;

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      rootMargin: '600px 0px',
    });
    if (place.current !== null) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!near || !canPreview()) return undefined;
    const give = takeTurn(() => setBegun(true));
    const watch = setInterval(() => {
      const drawn = drawnStory(frame.current);
      if (drawn === undefined) return;
      setReady(true);
      clearInterval(watch);
      give();
    }, 100);
    return () => {
      clearInterval(watch);
      give();
      setBegun(false);
      setReady(false);
    };
  }, [near]);

  return (
    <div ref={place} className={css.place} style={{ width: `${width}px`, height: `${Math.round(size.height * scale)}px` }}>
      {begun ? (
        <iframe
          ref={frame}
          className={css.frame[ready ? 'ready' : 'waiting']}
          title={title}
          src={pictureAddress(story)}
          tabIndex={-1}
          inert
          style={{ width: `${size.width}px`, height: `${size.height}px`, transform: `scale(${scale})` }}
        />
      ) : null}
      {ready ? null : <span className={css.wait}>{words.waiting[language]}</span>}
    </div>
  );
}

/** The story that a frame shows, once it is drawn. */
function drawnStory(frame: HTMLIFrameElement | null): string | undefined {
  // A frame that is being loaded has a document before it has a root.
  const root: HTMLElement | null | undefined = frame?.contentDocument?.documentElement;
  return root?.dataset['qaReady'];
}
