/**
 * Tells the page's start script that the program listens, and presses the last button that somebody
 * pressed before it did.
 */
export function pressAgain(): void {
  document.documentElement.setAttribute('data-live', '');
  const pressed = [...document.querySelectorAll<HTMLButtonElement>('button[data-pressed]')];
  for (const button of pressed) button.removeAttribute('data-pressed');
  pressed.at(-1)?.click();
}

/** The program heard this press itself, although it had not said yet that it listens: once is enough. */
export function heard({ target }: { readonly target: EventTarget }): void {
  if (target instanceof Element) target.closest('button[data-pressed]')?.removeAttribute('data-pressed');
}
