import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { conditionalProjects, recordPassed } from './test/conditional.ts';

/** Runs the conditional projects, which `npm test` skips while their inputs are unchanged, and records that they passed. */
const projects = conditionalProjects.flatMap(({ name }) => ['--project', name]);
const { status } = spawnSync(resolve('node_modules/.bin/vitest'), ['run', ...projects], { stdio: 'inherit' });
if (status === 0) recordPassed();
else process.exitCode = status ?? 1;
