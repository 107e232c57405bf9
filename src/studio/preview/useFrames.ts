import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type FromPreview, readFromPreview, type ToPreview } from '../../domain/previewMessages.ts';

/** In milliseconds. */
const helloEveryMs = 100;
const silentAfterMs = 2_000;
const slowAfterMs = 10_000;

/** A state of the site that is shown, or is to be. */
export interface Wanted {
  readonly origin: string;
  readonly path: string;
  /** Grows when the same address has something new to show. */
  readonly round: number;
}

export interface Slot extends Wanted {
  readonly key: string;
}

interface FramesOptions {
  readonly wanted: Wanted | null;
  /** Another visitor has pages of their own. */
  readonly visitor: string;
  /** Messages that a page needs before it is shown; the last one makes it answer `applied`. */
  readonly opening: () => readonly ToPreview[];
  readonly onMessage: (message: FromPreview) => void;
}

/**
 * Two frames on top of each other: the next state of the site loads behind the one that is shown, and takes its place when it is
 * painted. So a reload shows no white, and keeps the place on the page.
 */
export function useFrames({ wanted, visitor, opening, onMessage }: FramesOptions) {
  const [shown, setShown] = useState<Slot | null>(null);
  const [silent, setSilent] = useState<string | null>(null);
  const elements = useRef(new Map<string, HTMLIFrameElement>());
  const refs = useRef(new Map<string, (element: HTMLIFrameElement | null) => void>());
  const ready = useRef(new WeakSet<HTMLIFrameElement>());
  const loaded = useRef(new WeakSet<HTMLIFrameElement>());
  const timers = useRef(new Map<string, number[]>());
  const scrolled = useRef({ path: '', y: 0 });
  const next: Slot | null =
    wanted === null ? null : { ...wanted, key: `${wanted.origin}${wanted.path}#${wanted.round} ${visitor}` };
  const latest = useRef({ next, shown, opening, onMessage });
  useLayoutEffect(() => {
    latest.current = { next, shown, opening, onMessage };
  });

  const send = useCallback((key: string, origin: string, message: ToPreview) => {
    elements.current.get(key)?.contentWindow?.postMessage(message, origin);
  }, []);

  const stop = useCallback((key: string) => {
    for (const timer of timers.current.get(key) ?? []) clearTimeout(timer);
    timers.current.delete(key);
  }, []);

  useEffect(() => {
    const onWindowMessage = ({ source, origin, data }: MessageEvent) => {
      const { next: loading, shown: current, opening: first, onMessage: receive } = latest.current;
      const slot = [loading, current].find(
        (one) => one !== null && one.origin === origin && elements.current.get(one.key)?.contentWindow === source,
      );
      const message = readFromPreview(data);
      if (slot === null || slot === undefined || message === null) return;
      if (message.livery === 'ready') {
        const element = elements.current.get(slot.key);
        if (element === undefined || ready.current.has(element)) return;
        ready.current.add(element);
        stop(slot.key);
        setSilent(null);
        if (scrolled.current.path === slot.path) send(slot.key, slot.origin, { livery: 'scroll', y: scrolled.current.y });
        for (const each of first()) send(slot.key, slot.origin, each);
      }
      if (message.livery === 'applied' && slot.key === loading?.key) setShown((now) => (now?.key === slot.key ? now : slot));
      if (message.livery !== 'ready' && slot.key !== (current?.key ?? slot.key)) return;
      if (message.livery === 'scrolled') scrolled.current = { path: slot.path, y: message.y };
      receive(message);
    };
    addEventListener('message', onWindowMessage);
    return () => removeEventListener('message', onWindowMessage);
  }, [send, stop]);

  const isReady = useCallback((key: string) => {
    const element = elements.current.get(key);
    return element !== undefined && ready.current.has(element);
  }, []);

  /** Calls the page of a frame until it answers. */
  const greet = (slot: Slot) => {
    stop(slot.key);
    const silence = window.setTimeout(() => setSilent(slot.key), silentAfterMs);
    const hello = window.setInterval(() => send(slot.key, slot.origin, { livery: 'hello' }), helloEveryMs);
    timers.current.set(slot.key, [silence, hello]);
    send(slot.key, slot.origin, { livery: 'hello' });
  };

  /**
   * Ref of a frame element, the same in every render. React takes a ref away and gives it back while something around waits: an
   * element that has answered stays ready.
   */
  const attach = (slot: Slot) => {
    const known = refs.current.get(slot.key);
    if (known !== undefined) return known;
    const ref = (element: HTMLIFrameElement | null) => {
      if (element === null) {
        stop(slot.key);
        elements.current.delete(slot.key);
        return;
      }
      elements.current.set(slot.key, element);
      if (ready.current.has(element)) return;
      if (loaded.current.has(element)) greet(slot);
      else timers.current.set(slot.key, [window.setTimeout(() => setSilent(slot.key), slowAfterMs)]);
    };
    refs.current.set(slot.key, ref);
    return ref;
  };

  /** The page of a frame is there, or its refusal; after a navigation within it another one, which needs all messages again. */
  const onLoad = (slot: Slot) => {
    const element = elements.current.get(slot.key);
    if (element === undefined) return;
    loaded.current.add(element);
    ready.current.delete(element);
    greet(slot);
  };

  const slots = [shown, next].filter((one): one is Slot => one !== null);
  return {
    slots: slots.filter((slot, index) => slots.findIndex(({ key }) => key === slot.key) === index),
    isShown: (slot: Slot) => slot.key === (shown?.key ?? ''),
    isSilent: next !== null && silent === next.key,
    /** Sends to the page that is shown, and to the one that comes. */
    post: useCallback(
      (message: ToPreview) => {
        const { next: loading, shown: current } = latest.current;
        for (const slot of [current, loading]) if (slot !== null && isReady(slot.key)) send(slot.key, slot.origin, message);
      },
      [send, isReady],
    ),
    attach,
    onLoad,
  };
}
