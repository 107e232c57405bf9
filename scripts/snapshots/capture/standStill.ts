/**
 * Runs in every page before its own scripts: nothing moves by itself, so no spinner can be caught at another turn, and
 * no element gets a layer of its own for a movement, which is painted otherwise to the last pixel. What a story shows on
 * its way to rest is never painted: a third of the time went there, and a page that was painted in pieces differs by a
 * few pixels from one that was painted at once.
 */
export function standStill(): void {
  const still =
    '*, ::before, ::after, ::backdrop { animation: none !important; transition: none !important; caret-color: transparent !important }';
  const isStory = window.top === window && location.pathname.endsWith('/iframe.html');
  const sheets = [still, ...(isStory ? [':root { opacity: 0 !important }'] : [])].map((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    return sheet;
  });
  document.adoptedStyleSheets.push(...sheets);
  Object.assign(globalThis, {
    unveil() {
      const [, veil] = sheets;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== veil);
    },
  });
}
