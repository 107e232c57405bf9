import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { root } from '../paths.ts';
import { conditionalProjects } from '../test/conditional.ts';
import { prepareBrowser } from '../testing/browser.ts';

/** Inlined: it imports route files by path, which outside Vitest would load every module twice. */
export const inlinedLoaders = ['@fastify/autoload'];

/** Generous, so that a busy machine fails no test. Passing tests are not slowed down. */
export const generousTimeouts = { testTimeout: 600_000, hookTimeout: 600_000 };

/** The same for what a test waits for. */
export const generousWaits = { setupFiles: ['scripts/quality/waiting.setup.ts'], expect: { poll: { timeout: 60_000 } } };

/**
 * Of every project: those of Vitest inherit nothing from the root, and its default leaves one core idle, which is half of a
 * two-core machine.
 */
export const workers = { maxWorkers: Math.max(2, availableParallelism() - 1) };

const tests = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'];
const inBrowser = '**/*.browser.test.*';
/** Tests that start a server or database. */
const server = ['src/server/**/*.test.ts', 'src/demo-vendor/server/**/*.test.ts', 'tests/{payments,vendors}/**/*.test.ts'];
/** Suites of money, teams, the desk and operators, which also run on the embedded database: every installation has one of the two. */
const onBoth = [
  'src/server/money/{adjustments,bindings,deposits,ledger,transfers,withdrawals}/**/*.test.ts',
  'src/server/{agents/team,studio/{agentDesk,desk,operators}}/**/*.test.ts',
  // Wages by triggers and by the longest statement.
  'src/server/agents/contracts/{moves,parts}.test.ts',
  'src/server/platform/auditChain/chain.test.ts',
  'src/server/content/broadcasts/{audience,takeBack}.test.ts',
  'src/server/rewards/promotionDesk/**/*.test.ts',
];
/** Tests that run only if their inputs changed. */
const conditional = conditionalProjects.flatMap((project) => project.tests);

const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8');

interface Options {
  /** Vite plugins of every project. */
  readonly plugins?: Plugin[];
  /** Milliseconds. */
  readonly timeouts?: { readonly testTimeout: number; readonly hookTimeout: number };
  /** Whether transformed modules are kept on disk, by the content of their files. */
  readonly fsModuleCache?: boolean;
  /** Test files that run side by side. */
  readonly maxWorkers?: number;
}

const nodeOptions = {
  environment: 'node' as const,
  server: { deps: { inline: inlinedLoaders } },
  ...generousWaits,
};

/** Server tests load server modules once per worker; each suite closes what it opens. */
const serverOptions = { pool: 'forks' as const, isolate: false };

/** Projects that open no browser: unit, isolated and server. Suites of the server read its fonts. */
export function nodeProjects({
  plugins = [],
  timeouts = generousTimeouts,
  fsModuleCache = true,
  maxWorkers = workers.maxWorkers,
}: Options = {}): TestProjectInlineConfiguration[] {
  prepareBrowser();
  const node = { ...nodeOptions, maxWorkers, fsModuleCache, ...timeouts };
  // Files that mock or reset modules need isolation, because workers share the module registry.
  const isolated = globSync(tests, { cwd: root }).filter((file) => /\bvi\.(?:mock|resetModules)\(/.test(sourceOf(file)));
  return [
    {
      extends: false,
      root,
      plugins,
      test: {
        ...node,
        name: 'unit',
        include: tests,
        exclude: [inBrowser, ...server, ...conditional, ...isolated],
        pool: 'threads',
        isolate: false,
      },
    },
    {
      extends: false,
      root,
      plugins,
      test: {
        ...node,
        name: 'isolated',
        include: isolated,
        exclude: [inBrowser, ...server, ...conditional],
        pool: 'threads',
      },
    },
    {
      extends: false,
      root,
      plugins,
      test: {
        ...node,
        name: 'server',
        include: server,
        ...serverOptions,
        globalSetup: ['tests/server/databases.ts'],
      },
    },
  ];
}

/** The project that runs suites on the embedded database: those that need no PostgreSQL, as two processes do. */
export function embeddedProject(): TestProjectInlineConfiguration {
  const include = globSync(onBoth, { cwd: root }).filter((file) => !/\b(?:test|empty)Database\b/.test(sourceOf(file)));
  return {
    extends: false,
    root,
    test: {
      ...nodeOptions,
      ...workers,
      ...generousTimeouts,
      fsModuleCache: true,
      name: 'embedded',
      include,
      ...serverOptions,
      globalSetup: ['tests/server/embeddedTemplate.ts'],
    },
  };
}
