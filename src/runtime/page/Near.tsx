import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { useHydrated } from './ScreensProvider.tsx';

/** Distance to the viewport at which a part loads, in pixels. */
const nearPx = 300;

type Load = () => Promise<void>;

export interface NearProps {
  /** Loads the content. If it fails, the server's HTML stays until the next attempt. */
  readonly load: Load;
  readonly className?: string | undefined;
  /** The `Part` of a near part. */
  readonly children: ReactNode;
}

/**
 * Keeps the server's HTML of its content until that is near the viewport, then loads and hydrates it. A button
 * pressed before that is pressed again afterwards; links work without it. A render of this component would discard the kept HTML:
 * its parent passes the same element or is memoized.
 */
export function Near({ load, className, children }: NearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [arrival] = useState(() => (typeof document === 'undefined' ? null : createArrival(load)));
  useEffect(() => (place.current === null || arrival === null ? undefined : watch(place.current, arrival)), [arrival]);
  return (
    <div ref={place} className={className} data-far="">
      {/* An element, so that the place keeps its size. */}
      <Suspense fallback={<span />}>
        <Arriving arrival={arrival}>{children}</Arriving>
      </Suspense>
    </div>
  );
}

interface Arrival {
  /** Pending while the part keeps the server's HTML. */
  readonly loaded: Promise<void>;
  readonly load: () => void;
  readonly hydrated: Promise<void>;
  readonly onHydrated: () => void;
  /** Called by every attempt to hydrate. */
  readonly attempt: () => void;
  /** Called once the first attempt has ended. */
  readonly onServed: () => void;
}

/** Known to React as fulfilled, so that `use` returns synchronously. */
const done: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** Address of the document; a navigation before hydration shows by another one. */
const servedAddress = typeof location === 'undefined' ? '' : location.href;

/** Parts that have been loaded. An attempt that suspends above the part begins with a new state. */
const loadedParts = new WeakSet<Load>();

function createArrival(loadPart: Load): Arrival {
  const loaded = Promise.withResolvers<void>();
  const hydrated = Promise.withResolvers<void>();
  const load = () => loadPart().then(() => void loadedParts.add(loadPart));
  let isServed = false;
  let attempts = 0;
  // After the first attempt only an update tries again: a navigation, for example, would wait for the part. One that comes before
  // the first attempt is that attempt, and shows by the address.
  const endWait = () => {
    const isNavigation = attempts > 0 && location.href !== servedAddress;
    if (isNavigation || (isServed && attempts > 1)) load().then(loaded.resolve, loaded.resolve);
  };
  return {
    loaded: loadedParts.has(loadPart) ? done : loaded.promise,
    load: () => void load().then(loaded.resolve, () => undefined),
    hydrated: hydrated.promise,
    onHydrated: hydrated.resolve,
    attempt() {
      attempts += 1;
      endWait();
    },
    onServed() {
      isServed = true;
      endWait();
    },
  };
}

interface ArrivingProps {
  /** Null on the server. */
  readonly arrival: Arrival | null;
  readonly children: ReactNode;
}

function Arriving({ arrival, children }: ArrivingProps) {
  const isHydrating = !useHydrated();
  if (isHydrating) arrival?.attempt();
  use(isHydrating && arrival !== null ? arrival.loaded : done);
  useEffect(() => arrival?.onHydrated(), [arrival]);
  return children;
}

function watch(place: Element, arrival: Arrival): () => void {
  let pressed: HTMLElement | null = null;
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element) || !place.contains(target)) return;
    pressed = target.closest('button');
    arrival.load();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      arrival.onServed();
      if (entries.some(({ isIntersecting }) => isIntersecting)) arrival.load();
    },
    { rootMargin: `${nearPx}px 0px` },
  );
  const stop = () => {
    observer.disconnect();
    place.removeEventListener('pointerdown', arrival.load);
    removeEventListener('click', onClick, { capture: true });
  };
  observer.observe(place);
  place.addEventListener('pointerdown', arrival.load, { passive: true });
  // React drops clicks on what is not hydrated; listeners of the window come before its own.
  addEventListener('click', onClick, { capture: true });
  void arrival.hydrated.then(() => {
    stop();
    pressed?.click();
  });
  return stop;
}
