/**
 * Time budgets in seconds of an idle two-core machine (see `slowdown.ts`). A file over budget fails the run: test at a
 * cheaper layer, split the file, or add an exception below with the reason.
 */
export interface Budget {
  /** Whole runners, keyed by their name in `scripts/test.ts`. */
  readonly runners: Readonly<Record<string, number>>;
  /** Per file of a project: hooks and tests, without imports, which files of a worker share. */
  readonly files: Readonly<Record<string, number>>;
  /** Files whose budget differs from their project's. */
  readonly exceptions: Readonly<Record<string, { readonly seconds: number; readonly reason: string }>>;
}

export const budget: Budget = {
  runners: {
    // The suites of money, desk and operators run on both databases.
    vitest: 900,
    journeys: 720,
  },
  files: {
    unit: 15,
    isolated: 15,
    server: 40,
    embedded: 40,
    browser: 30,
    stories: 60,
    tools: 180,
    simulations: 90,
    journeys: 150,
  },
  exceptions: {
    'tests/commands/everyCommand.test.ts': {
      seconds: 60,
      reason: 'Starts every command of package.json twice.',
    },
    'tests/commands/verbs.test.ts': {
      seconds: 40,
      reason: 'Starts every verb of every command.',
    },
    'src/server/platform/db/commandProcesses.test.ts': {
      seconds: 70,
      reason: 'Starts sixteen commands, each of which opens an installation.',
    },
    'src/server/platform/db/commandProcesses.embedded.test.ts': {
      seconds: 130,
      reason: 'Starts thirteen commands, each of which opens an embedded database.',
    },
    'tests/stories/pictures.test.ts': {
      seconds: 60,
      reason: 'Asks the real server for the data of every brand, once after each change of the server.',
    },
    'tests/recipes/language.test.ts': {
      seconds: 90,
      reason: 'Generates, builds and serves a copy of the product with one more language.',
    },
    'tests/recipes/pageCallModule.test.ts': {
      seconds: 90,
      reason: 'Generates, compiles, builds and serves a copy of the product with one more page, call and module.',
    },
  },
};
