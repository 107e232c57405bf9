import sprite from './icons.generated.svg?raw';

const symbols = new Map(
  [...sprite.matchAll(/<symbol id="([\w-]+)".*?<\/symbol>/g)].map(([symbol, id = '']) => [id, symbol] as const),
);

/** Hidden SVG with the symbols of the icons in a page, for its first paint. */
export function symbolsOf(html: string): string {
  const used = new Set([...html.matchAll(/<use href="#([\w-]+)"/g)].map(([, id = '']) => id));
  return `<svg hidden>${[...used].map((id) => symbols.get(id) ?? '').join('')}</svg>`;
}
