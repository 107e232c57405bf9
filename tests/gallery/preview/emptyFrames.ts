/**
 * Takes the place of `stage/silentFrames.ts` in a preview: frames stay empty, because the page's policy takes no document from a text,
 * and their `load` events are suppressed: only the script decides when a frame has loaded.
 */
export function silenceFrames(): void {
  HTMLIFrameElement.prototype.setAttribute = function (name: string, value: string): void {
    if (name !== 'src') Element.prototype.setAttribute.call(this, name, value);
  };
  document.addEventListener('load', stopAtFrame, { capture: true });
}

export function freeFrames(): void {
  Reflect.deleteProperty(HTMLIFrameElement.prototype, 'setAttribute');
  document.removeEventListener('load', stopAtFrame, { capture: true });
}

function stopAtFrame(event: Event): void {
  if (event.target instanceof HTMLIFrameElement) event.stopPropagation();
}
