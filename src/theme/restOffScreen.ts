const resting = 'data-resting';

/**
 * Parts marked `data-far` that nobody sees rest for one frame, so that a change of mode first
 * recolours what is on the screen. A part that holds the focus never rests: it would lose it.
 */
export function restOffScreen(): void {
  const parts = [...document.querySelectorAll('[data-far]')].filter(
    (part) => isOffScreen(part.getBoundingClientRect()) && !part.contains(document.activeElement),
  );
  if (parts.length === 0) return;
  for (const part of parts) part.setAttribute(resting, '');
  requestAnimationFrame(() => {
    setTimeout(() => {
      for (const part of parts) part.removeAttribute(resting);
    });
  });
}

const isOffScreen = ({ top, bottom }: DOMRect) => bottom < 0 || top > window.innerHeight;
