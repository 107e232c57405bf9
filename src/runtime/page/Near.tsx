import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { useHydrated } from './ScreensProvider.tsx';

/** Distance to the viewport at which a part loads, in pixels. */
const nearPx = 300;

interface Arrival {
  /** Pending while the part keeps the server's HTML. */
  readonly loaded: Promise<void>;
  readonly onLoaded: () => void;
  readonly onHydrated: () => void;
  /** Resolves when the part is hydrated. */
  readonly hydrated: Promise<void>;
}

function createArrival(): Arrival {
  const [loaded, hydrated] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  return {
    loaded: loaded.promise,
    onLoaded: loaded.resolve,
    hydrated: hydrated.promise,
    onHydrated: hydrated.resolve,
  };
}

export interface NearProps {
  /** Loads the content. If it fails, the server's HTML stays until the next attempt. */
  readonly load: () => Promise<void>;
  readonly className?: string | undefined;
  /** The `Part` of a near part. */
  readonly children: ReactNode;
}

/**
 * Keeps the server's HTML of its content until that is near the viewport or the page is used, then loads and hydrates it. A button
 * pressed before that is pressed again afterwards; links work without it. A render of this component would discard the kept HTML:
 * its parent passes the same element or is memoized.
 */
export function Near({ load, className, children }: NearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [arrival] = useState(() => (typeof document === 'undefined' ? null : createArrival()));
  useEffect(
    () => (place.current === null || arrival === null ? undefined : loadWhenNear(place.current, load, arrival)),
    [load, arrival],
  );
  return (
    <div ref={place} className={className} data-far="">
      {/* An element, so that the place keeps its size. */}
      <Suspense fallback={<span />}>
        <Arriving arrival={arrival}>{children}</Arriving>
      </Suspense>
    </div>
  );
}

interface ArrivingProps {
  /** Null on the server. */
  readonly arrival: Arrival | null;
  readonly children: ReactNode;
}

function Arriving({ arrival, children }: ArrivingProps) {
  const isHydrating = !useHydrated();
  use(isHydrating && arrival !== null ? arrival.loaded : done);
  useEffect(() => arrival?.onHydrated(), [arrival]);
  return children;
}

/** Known to React as fulfilled, so that `use` returns synchronously. */
const done: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

const uses = ['pointerdown', 'keydown'] as const;

function loadWhenNear(place: Element, load: () => Promise<void>, { hydrated, onLoaded }: Arrival): () => void {
  let pressed: HTMLElement | null = null;
  const bring = () => {
    load().then(onLoaded, () => undefined);
  };
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element) || !place.contains(target)) return;
    pressed = target.closest('button');
    bring();
  };
  const observer = new IntersectionObserver(
    (entries) => (entries.some(({ isIntersecting }) => isIntersecting) ? bring() : undefined),
    {
      rootMargin: `${nearPx}px 0px`,
    },
  );
  const stop = () => {
    observer.disconnect();
    for (const name of uses) removeEventListener(name, bring, { capture: true });
    removeEventListener('click', onClick, { capture: true });
  };
  observer.observe(place);
  for (const name of uses) addEventListener(name, bring, { capture: true, passive: true });
  // React drops clicks on what is not hydrated; listeners of the window come before its own.
  addEventListener('click', onClick, { capture: true });
  void hydrated.then(() => {
    stop();
    pressed?.click();
  });
  return stop;
}
