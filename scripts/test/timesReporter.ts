import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import type { FileTime } from './times.ts';

/** Output file of the reporter. */
export const timesFile = 'test-results/vitest-times.json';

/** Reports what Vitest's JSON reporter omits: projects, hooks and imports. */
export default class TimesReporter implements Reporter {
  readonly #started = new Map<string, number>();
  readonly #times: FileTime[] = [];

  onTestModuleStart({ id }: TestModule) {
    this.#started.set(id, Date.now());
  }

  onTestModuleEnd(module: TestModule) {
    const { duration, collectDuration, setupDuration, prepareDuration, environmentSetupDuration } = module.diagnostic();
    const end = Date.now();
    this.#times.push({
      project: module.project.name.replace(/ \(.*\)$/, ''),
      file: module.relativeModuleId,
      start: this.#started.get(module.id) ?? end,
      end,
      seconds: duration / 1_000,
      importSeconds: (collectDuration + setupDuration + prepareDuration + environmentSetupDuration) / 1_000,
    });
  }

  onTestRunEnd() {
    mkdirSync(dirname(timesFile), { recursive: true });
    writeFileSync(timesFile, JSON.stringify(this.#times, null, 1));
  }
}
