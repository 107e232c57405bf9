/** Marks the popup of a notice among the dialogs of the page. */
export const popupMark = 'data-notice-popup';

/** Elements that a user is in the middle of: a window, a menu, a list of choices. */
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const typing =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable="true"]';

/** Whether a popup may open: the tab is seen, nothing else floats over the page, and no one is typing or on the way to the button of a form. */
export function isQuiet(): boolean {
  if (document.visibilityState !== 'visible') return false;
  if (document.activeElement?.matches(`form *, ${typing}`) === true) return false;
  return [...document.querySelectorAll(overlays)].every(
    (overlay) => overlay.querySelector(`[${popupMark}]`) !== null || overlay.getClientRects().length === 0,
  );
}

/** Reports whether the page is quiet, now and at every change, until the returned function is called. */
export function watchPage(report: (quiet: boolean) => void): () => void {
  let known: boolean | null = null;
  let frame = 0;
  const look = () => {
    frame = 0;
    const quiet = isQuiet();
    if (quiet === known) return;
    known = quiet;
    report(quiet);
  };
  const soon = () => {
    frame ||= requestAnimationFrame(look);
  };
  const observer = new MutationObserver(soon);
  observer.observe(document.body, { childList: true, subtree: true });
  const events = ['visibilitychange', 'focusin', 'focusout'] as const;
  for (const event of events) document.addEventListener(event, soon);
  soon();
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    for (const event of events) document.removeEventListener(event, soon);
  };
}
