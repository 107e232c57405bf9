/**
 * Runs in every page before its own scripts: nothing moves by itself, so no spinner can be caught at another turn, and
 * no element gets a layer of its own for a movement, which is painted otherwise to the last pixel.
 */
export function standStill(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, ::before, ::after, ::backdrop { animation: none !important; transition: none !important; caret-color: transparent !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}
