import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../src/i18n/index.ts';
import { both } from '../both.ts';
import * as css from './Preview.css.ts';
import { canPreview, pictureAddress } from './storyAddress.ts';

export type Device = 'phone' | 'desktop';

export const devices = { phone: { width: 390, height: 780 }, desktop: { width: 1280, height: 800 } } as const;

export interface PreviewProps {
  readonly story: string;
  readonly title: string;
  readonly device: Device;
  /** Displayed width in pixels. */
  readonly width: number;
}

const words = { waiting: both('Đang dựng hình…', 'Drawing…') } as const;

/** Scaled-down, inert iframe of a state's story; loaded near the viewport and unloaded far from it. */
export function Preview({ story, title, device, width }: PreviewProps) {
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
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
    const room = place.current;
    if (!near || room === null || !canPreview()) return undefined;
    const frame = frameOf(story, title, size, scale);
    const releaseTurn = takeTurn(() => room.append(frame));
    const watch = setInterval(() => {
      if (drawnStory(frame) === undefined) return;
      setReady(true);
      clearInterval(watch);
      releaseTurn();
    }, 100);
    return () => {
      clearInterval(watch);
      releaseTurn();
      frame.remove();
      setReady(false);
    };
  }, [near, story, title, size, scale]);

  return (
    <div
      ref={place}
      className={css.place[ready ? 'ready' : 'waiting']}
      style={{ width: `${width}px`, height: `${Math.round(size.height * scale)}px` }}
    >
      {ready || !canPreview() ? null : <span className={css.wait}>{words.waiting[language]}</span>}
    </div>
  );
}

/** A same-origin iframe, so that its progress can be read from its root element. */
function frameOf(story: string, title: string, { width, height }: { width: number; height: number }, scale: number) {
  const frame = document.createElement('iframe');
  frame.className = css.frame;
  frame.title = title;
  frame.tabIndex = -1;
  frame.inert = true;
  frame.src = pictureAddress(story);
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, transform: `scale(${scale})` });
  return frame;
}

/** Id of the story in a frame; undefined until it is ready. */
function drawnStory(frame: HTMLIFrameElement): string | undefined {
  // A loading frame has a document before it has a root element.
  const root: HTMLElement | null | undefined = frame.contentDocument?.documentElement;
  return root?.dataset['qaReady'];
}

/** One preview at a time: iframes of a tab share its session storage, and each clears it at start. */
const maxConcurrent = 1;

let running = 0;
const waiting: (() => void)[] = [];

/** Queues `begin`. Returns a function that ends the turn, or cancels it if it has not begun. */
function takeTurn(begin: () => void): () => void {
  let state: 'waiting' | 'running' | 'over' = 'waiting';
  const start = () => {
    if (state === 'over') {
      next();
      return;
    }
    state = 'running';
    running += 1;
    begin();
  };
  waiting.push(start);
  if (running < maxConcurrent) next();
  return () => {
    const had = state === 'running';
    state = 'over';
    if (!had) return;
    running -= 1;
    next();
  };
}

function next(): void {
  if (running < maxConcurrent) waiting.shift()?.();
}
