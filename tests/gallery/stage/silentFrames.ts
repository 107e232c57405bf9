import { languageOf } from '../../../src/domain/language.ts';
import { both } from '../both.ts';

/**
 * While a state is pictured, frames load nothing: what they point at gives way to a page that says what would stand
 * there, and whether something has loaded is said by the script alone.
 */
export function silenceFrames(): void {
  HTMLIFrameElement.prototype.setAttribute = function (name: string, value: string): void {
    if (name === 'src') Element.prototype.setAttribute.call(this, 'srcdoc', standIn());
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

const words = both('Trang của nhà cung cấp hiện ở đây', 'The page of the vendor stands here');

function standIn(): string {
  const { lang, dataset } = document.documentElement;
  const text = words[languageOf(lang)];
  return `<!doctype html><html lang="${lang}"><title>${text}</title><meta name="color-scheme" content="${dataset['palette'] ?? 'dark'}"><style>html{height:100%}body{display:grid;place-content:center;height:100%;margin:0;font:16px sans-serif}</style><body>${text}`;
}

function stopAtFrame(event: Event): void {
  if (event.target instanceof HTMLIFrameElement) event.stopPropagation();
}
