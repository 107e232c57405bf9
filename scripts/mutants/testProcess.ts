import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';
import { root } from '../paths.ts';
import { nodeProjects } from '../quality/nodeProjects.ts';

/** Runs test files on request, with one source file replaced in memory: the work tree is never written. */

export interface TestRequest {
  /** Test files relative to the root, in the order to run them. */
  readonly tests: readonly string[];
  /** The replaced file, relative to the root, and its source; null runs the unchanged code. */
  readonly replaced: { readonly file: string; readonly source: string } | null;
  /** Whether to stop at the first failure. */
  readonly bail: boolean;
  /** Regular expression of the full names of the tests to run; without it all of the files. */
  readonly named?: string | undefined;
}

export interface TestReply {
  /** First failed test, or the error that stopped the run; null if all passed. */
  readonly failure: string | null;
  /** File of the failed test, relative to the root. */
  readonly failedFile: string | null;
}

/** A mutant that hangs fails after this time; a busy machine is within it. */
const timeouts = { testTimeout: 30_000, hookTimeout: 60_000 };

let replaced: { readonly path: string; readonly source: string } | null = null;
let order: readonly string[] = [];

const replaceSource: Plugin = {
  name: 'replace-source',
  enforce: 'pre',
  load: (id) => (replaced !== null && id.split('?')[0] === replaced.path ? replaced.source : null),
};

class RequestedOrder {
  shard(files: TestSpecification[]) {
    return files;
  }
  sort(files: TestSpecification[]) {
    return files.toSorted((a, b) => order.indexOf(a.moduleId) - order.indexOf(b.moduleId));
  }
}

const vitest = await createVitest(
  {
    config: false,
    root,
    watch: false,
    reporters: [{}],
    sequence: { sequencer: RequestedOrder },
    projects: nodeProjects({ plugins: [replaceSource], timeouts, fsModuleCache: false, maxWorkers: 1 }),
  },
  {},
  { stdout: process.stderr },
);
await vitest.standalone();
const specifications = Map.groupBy(await vitest.globTestSpecifications(), ({ moduleId }) => moduleId);

process.on('message', (request: TestRequest) => {
  void run(vitest, request).then(
    (reply) => process.send?.(reply),
    // What could not run says why, then the process ends: its state is unknown.
    (error: unknown) => process.send?.({ failure: String(error), failedFile: null }, () => process.exit(1)),
  );
});
process.once('disconnect', () => void vitest.close().finally(() => process.exit()));
process.send?.('ready');

async function run(runner: Vitest, request: TestRequest): Promise<TestReply> {
  order = request.tests.map((file) => resolve(root, file));
  const changed = new Set([replaced?.path, request.replaced === null ? undefined : join(root, request.replaced.file)]);
  replaced = request.replaced === null ? null : { path: join(root, request.replaced.file), source: request.replaced.source };
  for (const path of changed) {
    if (path === undefined) continue;
    runner.invalidateFile(path);
    runner.watcher.invalidates.add(path);
  }
  if (request.named === undefined) runner.resetGlobalTestNamePattern();
  else runner.setGlobalTestNamePattern(new RegExp(request.named));
  runner.config.bail = request.bail ? 1 : 0;
  for (const project of runner.projects) project.config.bail = runner.config.bail;
  const result = await runner.runTestSpecifications(order.flatMap((id) => specifications.get(id) ?? []));
  // The result also lists files of earlier runs.
  const modules = result.testModules.filter(({ moduleId }) => order.includes(moduleId));
  const failed = modules.find((module) => module.state() === 'failed');
  if (failed === undefined) return { failure: result.unhandledErrors.map(String)[0] ?? null, failedFile: null };
  return { failure: failureOf(failed), failedFile: failed.relativeModuleId };
}

function failureOf(module: TestModule): string {
  const [test] = module.children.allTests('failed');
  const error = test?.result().errors?.[0] ?? module.errors()[0];
  return [module.relativeModuleId, test?.fullName, error?.message].filter(Boolean).join(': ');
}
