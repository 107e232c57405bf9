import type { FontAxes, FontFamily } from './fonts.ts';

/** Axis values per font role, across all families. */
export type FontNeeds = Readonly<Record<'display' | 'text' | 'numeric', FontAxes>>;

/**
 * Axis ranges of a variable font that its roles use. The rest is removed before serving: a font with four axes is five
 * times the size of the part a brand uses.
 */
export function axesInUse(
  { axes = {} }: Pick<FontFamily, 'axes'>,
  roles: readonly (keyof FontNeeds)[],
  needs: FontNeeds,
): FontAxes {
  return Object.fromEntries(
    Object.entries(axes).map(([tag, [min, max]]) => {
      const wanted = roles.flatMap((role) => needs[role][tag] ?? []);
      const inside = (value: number) => Math.min(max, Math.max(min, value));
      return [tag, wanted.length === 0 ? [min, max] : [inside(Math.min(...wanted)), inside(Math.max(...wanted))]] as const;
    }),
  );
}
