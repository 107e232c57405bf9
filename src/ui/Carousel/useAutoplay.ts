import { type FocusEvent, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

const slideMs = 6000;

interface Autoplay {
  readonly runs: boolean;
  readonly step: () => void;
}

/** Advances every six seconds, except while hovered, focused, paused, off-screen or under reduced motion. */
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
    }, slideMs);
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

/** False on the server, which cannot evaluate the query. */
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
