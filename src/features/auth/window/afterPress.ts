let isKeyed = false;
let isDown = false;

/**
 * Does what a left field leads to, but not between the two halves of a press: words that appear under a field
 * move what is being pressed away from the finger, and the press would be lost.
 */
export function afterPress(work: () => void): void {
  if (isKeyed) work();
  else if (isDown) addEventListener('pointerup', () => setTimeout(work), { once: true });
  else setTimeout(work);
}

if (typeof document !== 'undefined') {
  const note = (type: 'keydown' | 'pointerdown' | 'pointerup' | 'pointercancel', keyed: boolean, down: boolean) =>
    addEventListener(
      type,
      () => {
        isKeyed = keyed;
        isDown = down;
      },
      { capture: true, passive: true },
    );
  note('keydown', true, false);
  note('pointerdown', false, true);
  note('pointerup', false, false);
  note('pointercancel', false, false);
}
