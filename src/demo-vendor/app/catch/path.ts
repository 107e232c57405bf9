export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A round body; `radius` in the unit of its place. */
export interface Body extends Point {
  readonly radius: number;
}

/** The first body that a shot from `from` through `through` meets, however far it lies; null if it meets none. */
export function firstOnPath<Kind extends Body>(from: Point, through: Point, bodies: readonly Kind[]): Kind | null {
  const [x, y] = [through.x - from.x, through.y - from.y];
  const length = Math.hypot(x, y);
  if (length === 0) return null;
  const met = bodies.flatMap((body) => {
    const along = ((body.x - from.x) * x + (body.y - from.y) * y) / length;
    const beside = Math.abs((body.x - from.x) * y - (body.y - from.y) * x) / length;
    return along > 0 && beside <= body.radius ? [{ body, along }] : [];
  });
  return met.sort((one, other) => one.along - other.along)[0]?.body ?? null;
}
