import { createHash } from 'node:crypto';
import type { Mutant } from './mutate.ts';

/** A mutant that tests need not kill. */
export interface Accepted {
  /** Id of the mutant; `*` stands for any text. */
  readonly mutant: string;
  readonly reason: string;
}

export interface Result {
  readonly mutant: Mutant;
  /** Test or check that noticed the change; null for a survivor. */
  readonly failure: string | null;
}

export interface Score {
  readonly killed: number;
  /** Mutants without the accepted ones. */
  readonly total: number;
  readonly survivors: readonly Mutant[];
  readonly accepted: readonly { readonly mutant: Mutant; readonly reason: string }[];
}

/** A sample fails if a code base at the target would give a result as bad with less than this probability. */
const significance = 0.01;

const patternOf = (mutant: string) =>
  new RegExp(
    `^${mutant
      .split('*')
      .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
      .join('.*')}$`,
    's',
  );

/** Counts killed mutants. An accepted survivor does not count. */
export function scoreOf(results: readonly Result[], accepted: readonly Accepted[]): Score {
  const known = accepted.map(({ mutant, reason }) => ({ pattern: patternOf(mutant), reason }));
  const survived = results.flatMap(({ mutant, failure }) => (failure === null ? [mutant] : []));
  const reasons = new Map(survived.map((mutant) => [mutant, known.find(({ pattern }) => pattern.test(mutant.id))?.reason]));
  const survivors = survived.filter((mutant) => reasons.get(mutant) === undefined);
  return {
    killed: results.length - survived.length,
    total: results.length - survived.length + survivors.length,
    survivors,
    accepted: survived.flatMap((mutant) => {
      const reason = reasons.get(mutant);
      return reason === undefined ? [] : [{ mutant, reason }];
    }),
  };
}

/**
 * Entries without use: no mutant has the name any more, or all that have it ran and were killed.
 * `all` are the mutants of the areas that the entries may name.
 */
export function staleEntries(
  accepted: readonly Accepted[],
  all: readonly Mutant[],
  results: readonly Result[],
): readonly string[] {
  const failures = new Map(results.map(({ mutant, failure }) => [mutant.id, failure]));
  return accepted.flatMap(({ mutant }) => {
    const pattern = patternOf(mutant);
    const named = all.filter(({ id }) => pattern.test(id));
    const isUsed = named.some(({ id }) => !failures.has(id) || failures.get(id) === null);
    return isUsed ? [] : [mutant];
  });
}

/** Picks `count` mutants by a hash of seed and id, so that an unrelated change of the code leaves the sample as it is. */
export function sampled(mutants: readonly Mutant[], count: number, seed: string): readonly Mutant[] {
  // Whether a test notices a missing await can depend on timing, which a sample in CI must not.
  return mutants
    .filter(({ kind }) => kind !== 'await')
    .map((mutant) => ({ mutant, rank: createHash('sha256').update(`${seed} ${mutant.id}`).digest('hex') }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

/** Whether so few were killed that chance does not explain it: the lower tail of the binomial distribution. */
export function isSignificantlyBelow({ killed, total }: Pick<Score, 'killed' | 'total'>, target: number): boolean {
  let term = (1 - target) ** total;
  let sum = term;
  for (let count = 1; count <= killed; count += 1) {
    term *= ((total - count + 1) / count) * (target / (1 - target));
    sum += term;
  }
  return sum < significance;
}
