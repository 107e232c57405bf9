/** A fault of the layout: what, at which text. */
export interface BoxFault {
  readonly kind: 'overlap' | 'clipped' | 'broken' | 'outside';
  readonly text: string;
  /** The other text, the clipping element, or the picture. */
  readonly against: string;
}

/**
 * Runs in the page, so it refers to nothing outside. Compares the boxes of the visible text lines of the open modal, or of the
 * whole page: with each other, with the elements that clip them, and in the hero with its pictures.
 */
export function measureBoxes(): BoxFault[] {
  interface Line {
    readonly element: Element;
    readonly text: string;
    readonly box: DOMRect;
    readonly layer: Element | null;
  }
  const faults: BoxFault[] = [];
  // An ancestor is asked for by each text below it.
  const cached = <Value>(read: (element: Element) => Value) => {
    const known = new Map<Element, Value>();
    return (element: Element): Value => {
      const found = known.get(element) ?? read(element);
      known.set(element, found);
      return found;
    };
  };
  const styleOf = cached((element) => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(element);
    return { overflowX, overflowY, textOverflow, webkitLineClamp, position };
  });
  const frameOf = cached((element) => element.getBoundingClientRect());
  const above = cached((element): Element[] => {
    const found: Element[] = [];
    for (let each: Element | null = element; each !== null; each = each.parentElement) found.push(each);
    return found;
  });
  /** Hidden, or for screen readers only. */
  const isSkipped = cached(
    (element) =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      above(element).some((each) => {
        if (styleOf(each).position !== 'absolute') return false;
        const { width, height } = frameOf(each);
        return width <= 1 && height <= 1;
      }),
  );
  const layerOf = (element: Element) =>
    above(element).find((each) => ['fixed', 'sticky'].includes(styleOf(each).position)) ?? null;
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40) ||
    element.tagName.toLowerCase();

  const root = document.querySelector('[role="dialog"]') ?? document.body;
  const lines: Line[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement;
    const content = node.nodeValue ?? '';
    if (element === null || content.trim() === '' || /^(?:script|style|noscript|option)$/i.test(element.tagName)) continue;
    if (isSkipped(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const layer = layerOf(element);
    for (const box of range.getClientRects())
      if (box.width > 1) place({ element, text: content.trim().slice(0, 40), box, layer });
    if (element.closest('[data-place="hero"], [role="dialog"], button') !== null) breakWords(node, content, range);
  }

  /** A word of usual length that runs over two lines. */
  function breakWords(node: Node, content: string, range: Range): void {
    for (const { 0: word, index } of content.matchAll(/[^\s\-/–—]+/g)) {
      if (word.length > 14) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const rows = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4)));
      if (rows.size > 1)
        faults.push({ kind: 'broken', text: word, against: nameOf(range.startContainer.parentElement as Element) });
    }
  }

  /** Keeps the visible part of a line, and reports what its ancestors cut off. Scrolled and shortened text may be cut. */
  function place(line: Line): void {
    const { element, text, box } = line;
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    let mayBeCut = false;
    for (const each of above(element)) {
      if (each === document.body || each === document.documentElement) break;
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = styleOf(each);
      mayBeCut ||= textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || /auto|scroll/.test(`${overflowX} ${overflowY}`);
      const [cutsX, cutsY] = [overflowX !== 'visible', overflowY !== 'visible'];
      if (cutsX || cutsY) {
        const frame = frameOf(each);
        const slack = Math.max(1, box.height * 0.2);
        const isWide = cutsX && (box.left < frame.left - 1 || box.right > frame.right + 1);
        const isTall = cutsY && (box.top < frame.top - slack || box.bottom > frame.bottom + slack);
        if ((isWide || isTall) && !mayBeCut) faults.push({ kind: 'clipped', text, against: nameOf(each) });
        if (cutsX) [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
        if (cutsY) [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      }
      if (position === 'fixed') break;
    }
    if (right - left <= 1 || bottom - top <= 1) return;
    if (left < -1 || right > innerWidth + 1)
      faults.push({ kind: 'outside', text, against: `${Math.round(left)}–${Math.round(right)}` });
    lines.push({ ...line, box: new DOMRect(left, top, right - left, bottom - top) });
  }

  /** Line boxes are taller than their letters. */
  const inner = ({ left, right, top, bottom, height }: DOMRect) => ({
    left: left + 1,
    right: right - 1,
    top: top + height * 0.2,
    bottom: bottom - height * 0.2,
  });
  type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
  const meet = (one: Box, other: Box) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const boxes = lines
    .map((line) => ({ ...line, inner: inner(line.box) }))
    .sort((one, other) => one.inner.top - other.inner.top);
  for (const [index, one] of boxes.entries()) {
    for (let next = index + 1; next < boxes.length; next += 1) {
      const other = boxes[next];
      if (other === undefined || other.inner.top >= one.inner.bottom) break;
      if (other.element === one.element || other.layer !== one.layer) continue;
      if (meet(one.inner, other.inner)) faults.push({ kind: 'overlap', text: one.text, against: other.text });
    }
  }

  for (const place of root.querySelectorAll('[data-place="hero"], [data-place="pane"]')) {
    const blocks = [...place.querySelectorAll('img, a, button')].filter(
      (each) => !isSkipped(each) && each.closest('[role="group"]') === null,
    );
    for (const block of blocks) {
      const area = frameOf(block);
      if (area.width === 0) continue;
      const covered = boxes.find(
        (line) => place.contains(line.element) && !block.contains(line.element) && meet(line.inner, area),
      );
      if (covered !== undefined) faults.push({ kind: 'overlap', text: covered.text, against: nameOf(block) });
    }
  }
  return faults;
}
