/**
 * Init script of every page. Disables animations, so that spinners are deterministic and no element gets a compositing
 * layer (which renders differently), and `content-visibility`, whose estimated heights depend on when a page was resized. Hides the page until it has settled: intermediate paints took a third of the time,
 * and a page painted in parts differs by a few pixels from one painted in a single pass. The top layer takes no opacity from
 * the root.
 */
export function standStill(): void {
  const still =
    '*, ::before, ::after, ::backdrop { animation: none !important; transition: none !important; caret-color: transparent !important; content-visibility: visible !important }';
  const isStory = window.top === window && location.pathname.endsWith('/iframe.html');
  const sheets = [still, ...(isStory ? [':root, :modal, :popover-open { opacity: 0 !important }'] : [])].map((rules) => {
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
