/** Marks the page as hydrated for its start script and replays the last press from before hydration. */
export function replayEarlyPress(): void {
  document.documentElement.setAttribute('data-live', '');
  const pressed = [...document.querySelectorAll<HTMLButtonElement>('button[data-pressed]')];
  for (const button of pressed) button.removeAttribute('data-pressed');
  pressed.at(-1)?.click();
}

/** Presses that React handled before the page was marked as hydrated are not replayed. */
export function dropHandledPress({ target }: { readonly target: EventTarget }): void {
  if (target instanceof Element) target.closest('button[data-pressed]')?.removeAttribute('data-pressed');
}
