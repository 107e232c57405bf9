import { type RefObject, useEffect, useState } from 'react';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import * as css from './NavArrows.css.ts';

/** How much of the visible line one press moves on. */
const stride = 0.7;

/**
 * What shows that the line of categories goes on, for a mouse without a sideways wheel. Keys need
 * none of it: the focus brings its entry into view.
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
    showCurrent(element);
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [list]);

  const move = (direction: -1 | 1) => {
    const element = list.current;
    element?.scrollBy({ left: direction * stride * element.clientWidth, behavior: calm() ? 'instant' : 'smooth' });
  };
  return (
    <div aria-hidden="true">
      {more.before ? (
        <button type="button" tabIndex={-1} className={css.before} onClick={() => move(-1)}>
          <Icon name="caret-left" weight="bold" size={16} />
        </button>
      ) : null}
      {more.after ? (
        <button type="button" tabIndex={-1} className={css.after} onClick={() => move(1)}>
          <Icon name="caret-right" weight="bold" size={16} />
        </button>
      ) : null}
    </div>
  );
}

function showCurrent(list: HTMLElement) {
  const current = list.querySelector<HTMLElement>('[aria-current]');
  if (current === null) return;
  const [place, frame] = [current.getBoundingClientRect(), list.getBoundingClientRect()];
  const hidden = place.right > frame.right - css.arrowWidth || place.left < frame.left + css.arrowWidth;
  if (hidden) list.scrollLeft += place.left - frame.left - css.arrowWidth;
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
