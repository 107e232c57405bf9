/** Where something stands in a picture, and what it is. */
export interface Element {
  /** `main > section > button`: the same in every brand, mode and language. */
  readonly path: string;
  /** `button “Đăng nhập”`, for people. */
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Runs in the page: every visible element with its place, as JSON, because a browser hands a thousand objects over one by
 * one. Everything it needs stands inside.
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
      // A drawing is named as a whole: its strokes have no names.
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
