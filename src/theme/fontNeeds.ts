import type { FontAxes, FontFamily } from './fonts.ts';

/** What each role asks of a face, by axis: more than any one family has. */
export type FontNeeds = Readonly<Record<'display' | 'text' | 'numeric', FontAxes>>;

/**
 * How much of a variable face the roles it plays really use. The rest is cut away before the file is
 * served: a face that varies in four axes is five times as heavy as the part a brand shows.
 */
export function axesInUse(
  { axes = {} }: Pick<FontFamily, 'axes'>,
  roles: readonly (keyof FontNeeds)[],
  needs: FontNeeds,
): FontAxes {
  return Object.fromEntries(
    Object.entries(axes).map(([tag, [least, most]]) => {
      const wanted = roles.flatMap((role) => needs[role][tag] ?? []);
      const inside = (value: number) => Math.min(most, Math.max(least, value));
      return [tag, wanted.length === 0 ? [least, most] : [inside(Math.min(...wanted)), inside(Math.max(...wanted))]] as const;
    }),
  );
}
