import { languageOf } from '../../../src/domain/language.ts';
import { both } from '../both.ts';

/**
 * Replaces the content of iframes with a placeholder while a state is pictured, and suppresses their `load` events: only the
 * script decides when a frame has loaded.
 */
export function silenceFrames(): void {
  HTMLIFrameElement.prototype.setAttribute = function (name: string, value: string): void {
    if (name === 'src') Element.prototype.setAttribute.call(this, 'srcdoc', standIn());
    Element.prototype.setAttribute.call(this, name, value);
  };
  // In the capture phase, before the frame's listeners run.
  document.addEventListener('load', stopAtFrame, { capture: true });
}

/** Restores loading: the pictures on a flow's page are iframes. */
export function freeFrames(): void {
  Reflect.deleteProperty(HTMLIFrameElement.prototype, 'setAttribute');
  document.removeEventListener('load', stopAtFrame, { capture: true });
}

const words = both('Trang của nhà cung cấp hiện ở đây', 'The page of the vendor stands here');

function standIn(): string {
  const { lang, dataset } = document.documentElement;
  const text = words[languageOf(lang)];
  return `<!doctype html><html lang="${lang}"><title>${text}</title><meta name="color-scheme" content="${dataset['palette'] ?? 'dark'}"><style>html{height:100%}body{display:grid;place-content:center;height:100%;margin:0;font:16px sans-serif}</style><body>${text}`;
}

function stopAtFrame(event: Event): void {
  if (event.target instanceof HTMLIFrameElement) event.stopPropagation();
}
