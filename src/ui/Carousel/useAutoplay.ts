import { type FocusEvent, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

const slideTime = 6000;

interface Autoplay {
  readonly runs: boolean;
  readonly step: () => void;
}

/** Steps every six seconds, but not while pointed at, focused, paused, out of sight or unwanted. */
export function useAutoplay({ runs, step }: Autoplay) {
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  const [choice, setChoice] = useState<boolean | null>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = runs && (choice ?? !calm);
  const moving = playing && !pointed && !focused;
  const next = useEffectEvent(step);

  useEffect(() => {
    if (!moving) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) next();
    }, slideTime);
    return () => clearInterval(timer);
  }, [moving]);

  return {
    playing,
    toggle: () => setChoice(!playing),
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}

/** The server can't know; it draws as if the query did not match. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
