/** A slice of the wheel: its outline, and where its text is, turned outwards. Angles in degrees, clockwise from the top. */
export interface Slice {
  readonly path: string;
  readonly turn: number;
}

const radius = 100;
const full = 360;

const pointAt = (degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

/** Equal slices for the prizes; the first one is under the pointer. Their size says nothing about the odds. */
export function slicesOf(count: number): readonly Slice[] {
  const size = full / count;
  return Array.from({ length: count }, (_, index) => {
    const turn = index * size;
    const [start, end] = [turn - size / 2, turn + size / 2];
    const path =
      count === 1
        ? `M 0 ${-radius} A ${radius} ${radius} 0 1 1 -0.01 ${-radius} Z`
        : `M 0 0 L ${pointAt(start)} A ${radius} ${radius} 0 ${size > 180 ? 1 : 0} 1 ${pointAt(end)} Z`;
    return { path, turn };
  });
}

/** The rotation that brings a prize under the pointer, some turns beyond the present one. */
export function rotationTo(prize: number, count: number, present: number): number {
  const turns = 4;
  const rest = (full - (prize * full) / count) % full;
  return Math.floor(present / full) * full + turns * full + rest;
}
