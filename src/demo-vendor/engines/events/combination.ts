/** Fewest and most picks of a combination. */
export const combinationSize = { min: 2, max: 5 } as const;

/** A pick within a combination. */
export interface Leg {
  readonly play: string;
  readonly pick: string;
}

/** Number of the match that a pick (`<match>:<side>`) is on. */
export const partOf = (pick: string): number => Number(pick.split(':')[0]);

/** The legs of a pick: `<play>.<match>:<side>`, joined by `+`. */
export const readLegs = (pick: string): readonly Leg[] =>
  pick.split('+').map((leg) => {
    const [play = '', ...rest] = leg.split('.');
    return { play, pick: rest.join('.') };
  });

/** The pick of a combination; legs are in the order of their matches. */
export const joinLegs = (legs: readonly Leg[]): string =>
  legs
    .toSorted((one, other) => partOf(one.pick) - partOf(other.pick))
    .map(({ play, pick }) => `${play}.${pick}`)
    .join('+');

/** Whether a pick has a permitted number of legs, each on another match and in their order. */
export function areLegs(legs: readonly Leg[], isPick: (leg: Leg) => boolean): boolean {
  const { min, max } = combinationSize;
  return (
    legs.length >= min &&
    legs.length <= max &&
    legs.every((leg, index) => isPick(leg) && (index === 0 || partOf(leg.pick) > partOf(legs[index - 1]?.pick ?? '')))
  );
}

/** The product of odds in hundredths, cut to hundredths. It is what a combination pays. */
export const combinedOdds = (odds: readonly number[]): number =>
  Number(odds.reduce((product, one) => product * BigInt(one), 1n) / 100n ** BigInt(Math.max(0, odds.length - 1)));

/** Possible returns of a leg other than nothing, in hundredths of the stake, with their chances. */
export type Returns = readonly (readonly [hundredths: number, chance: number])[];

/** Exact return of a combination in hundredths of the stake; its legs are independent of each other. */
export function expectedCombination(legs: readonly Returns[]): number {
  const expand = (index: number, odds: readonly number[], chance: number): number => {
    const leg = legs[index];
    if (leg === undefined) return chance * combinedOdds(odds);
    return leg.reduce((sum, [hundredths, part]) => sum + expand(index + 1, [...odds, hundredths], chance * part), 0);
  };
  return expand(0, [], 1);
}
