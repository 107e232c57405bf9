let copy: ParentNode | null = null;
let address = '';

/** Keeps what the server drew, before React takes it over. */
export function keepServed(root: Element): void {
  copy = root.cloneNode(true) as Element;
  address = location.pathname;
}

/** A copy of what the server drew into an element, or into the whole page without one; null on another page than it drew. */
export function servedNodes(within?: string): Node[] | null {
  const part = within === undefined ? copy : (copy?.querySelector(within) ?? null);
  return part === null || address !== location.pathname ? null : [...(part.cloneNode(true) as ParentNode & Node).childNodes];
}

/** Shows the line of the document that says that a part did not load. */
export const showFailed = (): void => document.querySelector('#failed')?.removeAttribute('hidden');
