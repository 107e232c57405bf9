const mostSteps = 5;

/** Steps of a path for one line: a long one is cut in its middle, where null stands for what is left out. */
export const shownPath = <Step>(path: readonly Step[]): readonly (Step | null)[] =>
  path.length <= mostSteps ? path : [...path.slice(0, 2), null, ...path.slice(3 - mostSteps)];
