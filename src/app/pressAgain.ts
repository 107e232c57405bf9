/** Marks the page as hydrated for its start script and repeats the last button press from before hydration. */
export function pressAgain(): void {
  document.documentElement.setAttribute('data-live', '');
  const pressed = [...document.querySelectorAll<HTMLButtonElement>('button[data-pressed]')];
  for (const button of pressed) button.removeAttribute('data-pressed');
  pressed.at(-1)?.click();
}

/** Handled by React although the page was not marked as hydrated yet: not repeated. */
export function heard({ target }: { readonly target: EventTarget }): void {
  if (target instanceof Element) target.closest('button[data-pressed]')?.removeAttribute('data-pressed');
}
