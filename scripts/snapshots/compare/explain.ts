import { type Bitmap, colourText, extended } from './bitmap.ts';
import { type Box, changedBoxes } from './changedBoxes.ts';
import type { Element } from './elementsOnPage.ts';

/** Explanation of a difference between two pictures. Equality itself is decided by their bytes only. */
export interface Difference {
  /** `recoloured`: same shapes, other colours. `speck`: a few pixels. `redrawn`: anything else. */
  readonly kind: 'recoloured' | 'redrawn' | 'speck';
  /** Number of changed pixels. */
  readonly changed: number;
  readonly boxes: readonly Box[];
  /** `#old>#new`, most frequent first. */
  readonly colours: readonly string[];
  /** The smallest element around each changed box. */
  readonly where: readonly { readonly path: string; readonly label: string }[];
}

/** Fewer changed pixels than this are rendering noise or a detail, never a brand colour. */
const speckLimit = 64;

export function explain(before: Bitmap, after: Bitmap, elements: readonly Element[]): Difference {
  const [wide, tall] = [Math.max(before.width, after.width), Math.max(before.height, after.height)];
  const [old, now] = [extended(before, wide, tall).pixels, extended(after, wide, tall).pixels];
  const mask = new Uint8Array(wide * tall);
  const count = createPairCount();
  let changed = 0;
  for (let at = 0; at < mask.length; at += 1) {
    if (old[at] === now[at]) continue;
    mask[at] = 1;
    changed += 1;
    count.add(old[at] ?? 0, now[at] ?? 0);
  }
  const boxes = changedBoxes(mask, wide, tall);
  const resized = before.width !== after.width || before.height !== after.height;
  const kind = changed < speckLimit ? 'speck' : resized || reshaped(old, now, mask, wide) > 0.25 ? 'redrawn' : 'recoloured';
  return {
    kind,
    changed,
    boxes: boxes.slice(0, 40),
    colours: count
      .pairs()
      .filter(([, , times]) => times >= Math.max(8, changed * 0.04) || kind === 'speck')
      .toSorted(([, , left], [, , right]) => right - left)
      .slice(0, 8)
      .map(([was, is]) => `${colourText(was)}>${colourText(is)}`),
    where: placesOf(boxes.slice(0, 12), elements),
  };
}

/** Counts (old, new) colour pairs, run-length encoded because neighbouring pixels mostly share them. */
function createPairCount() {
  const counts = new Map<number, Map<number, number>>();
  let [was, is, run] = [0, 0, 0];
  const close = () => {
    if (run === 0) return;
    const own = counts.get(was) ?? new Map<number, number>();
    counts.set(was, own.set(is, (own.get(is) ?? 0) + run));
    run = 0;
  };
  return {
    add(old: number, now: number): void {
      if (old !== was || now !== is) {
        close();
        [was, is] = [old, now];
      }
      run += 1;
    },
    pairs(): (readonly [number, number, number])[] {
      close();
      return [...counts].flatMap(([old, own]) => [...own].map(([now, times]) => [old, now, times] as const));
    },
  };
}

/** Fraction of edges at changed pixels that appeared or disappeared; 0 for a pure colour change. */
function reshaped(old: Uint32Array, now: Uint32Array, mask: Uint8Array, wide: number): number {
  let edges = 0;
  let moved = 0;
  for (const step of [1, wide]) {
    for (let at = 0; at + step < mask.length; at += 1) {
      if (mask[at] === 0 && mask[at + step] === 0) continue;
      const [before, after] = [old[at] !== old[at + step], now[at] !== now[at + step]];
      if (before || after) edges += 1;
      if (before !== after) moved += 1;
    }
  }
  return edges === 0 ? 0 : moved / edges;
}

function placesOf(boxes: readonly Box[], elements: readonly Element[]): Difference['where'] {
  const found = boxes.map((box) => {
    const around = elements.filter((element) => contains(element, box));
    const [smallest] = around.toSorted((left, right) => left.width * left.height - right.width * right.height);
    return { path: smallest?.path ?? 'page', label: smallest?.label ?? 'page' };
  });
  return found.filter(({ path, label }, index) => found.findIndex((o) => o.path === path && o.label === label) === index);
}

/** With a tolerance of one pixel for outlines and rounding. */
function contains(outer: Box, inner: Box): boolean {
  return (
    outer.x - 1 <= inner.x &&
    outer.y - 1 <= inner.y &&
    outer.x + outer.width + 1 >= inner.x + inner.width &&
    outer.y + outer.height + 1 >= inner.y + inner.height
  );
}
