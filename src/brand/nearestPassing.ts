import { contrast, distance, hexOf, type Tone, toneOf } from '../theme/colour.ts';

export interface Need {
  readonly ground: string;
  readonly needed: number;
}

/**
 * The passing colour that moves least in OKLab: lighter and darker are tried in the
 * same hue, each by bisection, and the smaller change wins. Null if neither direction passes.
 */
export function nearestPassing(colour: string, constraints: readonly Need[]): string | null {
  const tone = toneOf(colour);
  const found = [0, 1].flatMap((end) => {
    const hex = towards(tone, end, constraints);
    return hex === null ? [] : [{ hex, move: distance(colour, hex) }];
  });
  const [first, second] = found;
  if (first === undefined) return null;
  return second !== undefined && second.move < first.move ? second.hex : first.hex;
}

const meets = (hex: string, constraints: readonly Need[]) =>
  constraints.every(({ ground, needed }) => contrast(hex, ground) >= needed);

function towards(tone: Tone, end: number, constraints: readonly Need[]): string | null {
  const at = (share: number) => hexOf({ ...tone, l: tone.l + (end - tone.l) * share });
  if (!meets(at(1), constraints)) return null;
  let failing = 0;
  let passing = 1;
  for (let step = 0; step < 12; step += 1) {
    const middle = (failing + passing) / 2;
    if (meets(at(middle), constraints)) passing = middle;
    else failing = middle;
  }
  return at(passing);
}
