import { type RefObject, useEffect, useState } from 'react';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import * as css from './NavArrows.css.ts';

/** How much of the visible line one press moves on. */
const stride = 0.7;

/**
 * What shows that the line of categories goes on, for a mouse without a sideways wheel. Keys need
 * none of it: the focus brings its entry into view whole.
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

/** Hidden instead of taken away: from under a pointer that stays, the entry below would not hear that it is pointed at. */
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

/** Brings an entry out from under edge and arrow: a browser is content with a part of it. */
function show(list: HTMLElement, entry: Element | null) {
  if (entry === null) return;
  const [place, frame] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
  const over = place.right - (frame.right - css.arrowWidth);
  const under = frame.left + css.arrowWidth - place.left;
  if (over > 0) list.scrollLeft += over;
  else if (under > 0) list.scrollLeft -= under;
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
