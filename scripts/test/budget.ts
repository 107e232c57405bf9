/**
 * What the tests may take, in seconds of an idle machine with two cores (see `slowdown.ts` for what that means).
 * A file that grows past its share fails the run: prove the behaviour at a cheaper layer, split the file, or give it
 * a higher share below with the reason.
 */
export interface Budget {
  /** Whole runners, by the name `scripts/test.ts` gives them. */
  readonly runners: Readonly<Record<string, number>>;
  /** One file of a project: its hooks and tests, without imports, which files of a worker share. */
  readonly files: Readonly<Record<string, number>>;
  /** Files with a share that differs from their project's. */
  readonly exceptions: Readonly<Record<string, { readonly seconds: number; readonly reason: string }>>;
}

export const budget: Budget = {
  runners: {
    vitest: 420,
    journeys: 480,
  },
  files: {
    unit: 8,
    isolated: 8,
    server: 20,
    browser: 15,
    stories: 30,
    tools: 180,
    simulations: 60,
    journeys: 150,
  },
  exceptions: {
    'tests/stories/pictures.test.ts': {
      seconds: 30,
      reason: 'Asks the real server for the data of every brand, once after each change of the server.',
    },
  },
};
