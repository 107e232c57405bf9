import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Carousel.css.ts';

export interface CarouselProps {
  readonly label: string;
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[];
}

const swipeDistance = 40;

/**
 * Cross-faded slides. Server-rendered with the first slide shown, so it works without JavaScript; hidden slides cannot be
 * reached by keyboard or screen readers.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const t = useText();
  const [shown, setShown] = useState(0);
  const total = slides.length;
  const go = (to: number) => setShown((to + total) % total);
  const { playing, toggle, hold } = useAutoplay({ runs: total > 1, step: () => setShown((at) => (at + 1) % total) });
  const swipe = useSwipe((direction) => go(shown + direction));

  return (
    <section className={css.carousel} aria-roledescription={t('common.carousel')} aria-label={label} {...hold}>
      <div className={css.slides} aria-live={playing ? 'off' : 'polite'} {...swipe}>
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            className={css.slide}
            role="group"
            aria-roledescription={t('common.slide')}
            aria-label={t('common.carousel.slide', { number: index + 1, total })}
            data-shown={index === shown}
            inert={index !== shown}
          >
            {slide.content}
          </div>
        ))}
      </div>
      {total > 1 ? (
        <div className={css.controls}>
          <div className={css.dots}>
            {slides.map((slide, index) => (
              <button
                key={slide.id}
                type="button"
                className={css.dot}
                aria-label={t('common.carousel.slide', { number: index + 1, total })}
                aria-current={index === shown}
                onClick={() => setShown(index)}
              />
            ))}
          </div>
          <div className={css.steps}>
            <span className={css.arrow}>
              <Control label={t('common.previous')} icon="caret-left" onClick={() => go(shown - 1)} />
            </span>
            <Control label={t(playing ? 'common.pause' : 'common.resume')} icon={playing ? 'pause' : 'play'} onClick={toggle} />
            <span className={css.arrow}>
              <Control label={t('common.next')} icon="caret-right" onClick={() => go(shown + 1)} />
            </span>
          </div>
        </div>
      ) : null}
    </section>
  );
}

interface ControlProps {
  readonly label: string;
  readonly icon: 'caret-left' | 'caret-right' | 'pause' | 'play';
  readonly onClick: () => void;
}

function Control({ label, icon, onClick }: ControlProps) {
  return (
    <IconButton
      tone="onHero"
      label={label}
      icon={
        icon === 'caret-left' || icon === 'caret-right' ? (
          <Icon name={icon} weight="bold" size={16} />
        ) : (
          <Icon name={icon} weight="fill" size={16} />
        )
      }
      onClick={onClick}
    />
  );
}

/** Touch only: a mouse has the arrows and may select text. */
function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'touch' ? event.clientX : null;
    },
    onPointerUp: (event: PointerEvent) => {
      const travelled = start.current === null ? 0 : event.clientX - start.current;
      start.current = null;
      if (Math.abs(travelled) > swipeDistance) onSwipe(travelled < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}

const slideMs = 6000;

interface Autoplay {
  readonly runs: boolean;
  readonly step: () => void;
}

/** Advances every six seconds, except while hovered, focused, paused, hidden, behind a dialog or under reduced motion. */
function useAutoplay({ runs, step }: Autoplay) {
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
      if (!document.hidden && !isBehindDialog()) next();
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

const isBehindDialog = () => document.querySelector('dialog:modal, [aria-modal="true"]') !== null;

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
