/**
 * While a state is pictured, frames load nothing: what they point at gives way to an empty page of their own, and
 * whether something has loaded is said by the script alone.
 */
export function silenceFrames(): void {
  HTMLIFrameElement.prototype.setAttribute = function (name: string, value: string): void {
    if (name === 'src') Element.prototype.setAttribute.call(this, 'srcdoc', empty);
    Element.prototype.setAttribute.call(this, name, value);
  };
  // Seen on its way down, before the frame itself hears of it.
  document.addEventListener('load', stopAtFrame, { capture: true });
}

/** The chart of a flow shows its pictures in frames, and these have to load. */
export function freeFrames(): void {
  Reflect.deleteProperty(HTMLIFrameElement.prototype, 'setAttribute');
  document.removeEventListener('load', stopAtFrame, { capture: true });
}

const empty = '<!doctype html><meta name="color-scheme" content="light dark">';

function stopAtFrame(event: Event): void {
  if (event.target instanceof HTMLIFrameElement) event.stopPropagation();
}
