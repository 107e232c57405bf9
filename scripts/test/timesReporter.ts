import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import type { FileTime } from './times.ts';

/** Output files of the reporter. */
export const timesFile = 'test-results/vitest-times.json';
export const unhandledFile = 'test-results/vitest-unhandled.json';

/** Reports what Vitest's JSON reporter omits: projects, hooks, imports, and errors outside of tests, which fail a run. */
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

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]) {
    mkdirSync(dirname(timesFile), { recursive: true });
    writeFileSync(timesFile, JSON.stringify(this.#times, null, 1));
    writeFileSync(unhandledFile, JSON.stringify(errors.map(described), null, 1));
  }
}

/** Description of an error. Its place is in the stack; `type` is its cause, for example a rejection that nothing handles. */
const described = ({ type, name, message, stack }: SerializedError): string =>
  [
    typeof type === 'string' ? type : 'Error',
    stack?.includes(message) === true ? stack : `${name ?? ''}: ${message}\n${stack ?? ''}`,
  ].join('\n');
