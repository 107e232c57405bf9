export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Tile size in pixels; changes in adjacent tiles are merged. */
const tile = 16;

/** Bounding boxes of the changed regions, largest first. */
export function changedBoxes(changed: Uint8Array, width: number, height: number): Box[] {
  const [columns, rows] = [Math.ceil(width / tile), Math.ceil(height / tile)];
  const edges = new Map<number, { left: number; top: number; right: number; bottom: number }>();
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const box = edgesIn(changed, width, height, column * tile, row * tile);
      if (box !== null) edges.set(row * columns + column, box);
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

/** Tight bounding box of a tile's changed pixels; null if there are none. */
function edgesIn(changed: Uint8Array, width: number, height: number, x: number, y: number) {
  const [endX, endY] = [Math.min(width, x + tile), Math.min(height, y + tile)];
  let [left, top, right, bottom] = [endX, endY, -1, -1];
  for (let row = y; row < endY; row += 1) {
    for (let column = x; column < endX; column += 1) {
      if (changed[row * width + column] === 0) continue;
      if (column < left) left = column;
      if (column > right) right = column;
      if (top === endY) top = row;
      bottom = row;
    }
  }
  return right < 0 ? null : { left, top, right, bottom };
}
