import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { takeNoArguments } from './commandLine.ts';
import { conditionalProjects, recordPassed } from './test/conditional.ts';

takeNoArguments('npm run test:tools', {
  en: 'Runs the suites of the tools themselves.',
  vi: 'Chạy bộ kiểm thử của chính các công cụ.',
});

/** Runs the conditional projects, which `npm test` skips while their inputs are unchanged, and records that they passed. */
const projects = conditionalProjects.flatMap(({ name }) => ['--project', name]);
const { status } = spawnSync(resolve('node_modules/.bin/vitest'), ['run', ...projects], { stdio: 'inherit' });
if (status === 0) recordPassed();
else process.exitCode = status ?? 1;
