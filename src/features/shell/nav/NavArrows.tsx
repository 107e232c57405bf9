import { type RefObject, useEffect, useState } from 'react';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import * as css from './NavArrows.css.ts';

/** Share of the visible width that one press scrolls. */
const stride = 0.7;

/**
 * Scroll buttons of the category line, for a mouse without horizontal wheel. Keyboard users do not need them: focus scrolls an
 * entry into view.
 */
export function NavArrows({ list }: { readonly list: RefObject<HTMLElement | null> }) {
  const [more, setMore] = useState({ before: false, after: true });
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      setMore({ before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 });
    };
    const onFocus = ({ target }: FocusEvent) => show(element, target instanceof Element ? target : null);
    show(element, element.querySelector('[aria-current]'));
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    element.addEventListener('focusin', onFocus);
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', look);
      element.removeEventListener('focusin', onFocus);
    };
  }, [list]);

  const move = (direction: -1 | 1) => {
    const element = list.current;
    element?.scrollBy({ left: direction * stride * element.clientWidth, behavior: calm() ? 'instant' : 'smooth' });
  };
  return (
    <div aria-hidden="true">
      <Arrow side="before" shown={more.before} onPress={() => move(-1)} />
      <Arrow side="after" shown={more.after} onPress={() => move(1)} />
    </div>
  );
}

interface ArrowProps {
  readonly side: 'before' | 'after';
  readonly shown: boolean;
  readonly onPress: () => void;
}

/** Hidden instead of unmounted: an element that appears under a resting pointer gets no pointer event. */
function Arrow({ side, shown, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={side === 'before' ? css.before : css.after}
      data-shown={shown}
      onClick={onPress}
    >
      <Icon name={side === 'before' ? 'caret-left' : 'caret-right'} weight="bold" size={16} />
    </button>
  );
}

/** Scrolls an entry completely into view, clear of edge and arrow: browsers stop at partial visibility. */
function show(list: HTMLElement, entry: Element | null) {
  if (entry === null) return;
  const [place, frame] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
  const over = place.right - (frame.right - css.arrowWidth);
  const under = frame.left + css.arrowWidth - place.left;
  if (over > 0) list.scrollLeft += over;
  else if (under > 0) list.scrollLeft -= under;
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
