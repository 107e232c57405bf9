const resting = 'data-resting';

/**
 * Skips rendering of off-screen parts marked `data-far` for one frame, so that a mode switch recolours the viewport first.
 * A part with the focus is never skipped, because it would lose the focus.
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
