export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Changes nearer to one another than this belong together. */
const tile = 16;

/** Rectangles around the changed places, the largest first. */
export function changedBoxes(changed: Uint8Array, width: number, height: number): Box[] {
  const [columns, rows] = [Math.ceil(width / tile), Math.ceil(height / tile)];
  const edges = new Map<number, { left: number; top: number; right: number; bottom: number }>();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (changed[y * width + x] === 0) continue;
      const at = Math.floor(y / tile) * columns + Math.floor(x / tile);
      const box = edges.get(at);
      if (box === undefined) edges.set(at, { left: x, top: y, right: x, bottom: y });
      else {
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x);
        box.bottom = y;
      }
    }
  }
  const boxes: Box[] = [];
  const left = new Set(edges.keys());
  for (const start of left) {
    left.delete(start);
    const island = [start];
    for (const at of island) {
      const [column, row] = [at % columns, Math.floor(at / columns)];
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
          if (left.delete(y * columns + x)) island.push(y * columns + x);
        }
      }
    }
    const parts = island.flatMap((at) => edges.get(at) ?? []);
    const [x, y] = [Math.min(...parts.map((part) => part.left)), Math.min(...parts.map((part) => part.top))];
    boxes.push({
      x,
      y,
      width: Math.max(...parts.map((part) => part.right)) - x + 1,
      height: Math.max(...parts.map((part) => part.bottom)) - y + 1,
    });
  }
  return boxes.toSorted((one, other) => other.width * other.height - one.width * one.height);
}
