/** An element and its position in the picture. */
export interface Element {
  /** `main > section > button`: independent of brand, mode and language. */
  readonly path: string;
  /** Human-readable: `button “Đăng nhập”`. */
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * All visible elements with their positions, as JSON, because the protocol serializes objects one by one. Runs in the
 * page, so it must be self-contained.
 */
export function elementsOnPage(): string {
  const nameOf = (element: globalThis.Element) => {
    const role = element.getAttribute('role');
    return element.tagName.toLowerCase() + (role === null ? '' : `[${role}]`);
  };
  const pathOf = (element: globalThis.Element) => {
    const steps: string[] = [];
    for (
      let at: globalThis.Element | null = element;
      at !== null && at !== document.body && steps.length < 4;
      at = at.parentElement
    )
      steps.unshift(nameOf(at));
    return steps.join(' > ');
  };
  const beginningOf = (element: globalThis.Element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let text = '';
    for (let node = walker.nextNode(); node !== null && text.length <= 40; node = walker.nextNode())
      text = `${text} ${node.textContent?.trim() ?? ''}`.trim();
    return text;
  };
  return JSON.stringify(
    [...document.body.querySelectorAll('*')]
      // An SVG counts as one element, without its shapes.
      .filter((element) => element.checkVisibility() && !(element instanceof SVGElement && element.ownerSVGElement !== null))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const words = element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? beginningOf(element);
        return {
          path: pathOf(element),
          label: `${element.tagName.toLowerCase()}${words === '' ? '' : ` “${words.slice(0, 40)}${words.length > 40 ? '…' : ''}”`}`,
          x: Math.floor(x),
          y: Math.floor(y),
          width: Math.ceil(width),
          height: Math.ceil(height),
        };
      })
      .filter(({ width, height }) => width > 0 && height > 0),
  );
}
