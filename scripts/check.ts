import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { takeNoArguments } from './commandLine.ts';

takeNoArguments('npm run check', {
  en: 'Checks types, lint, format, generated files, layers, dead code, vulnerabilities, build and size budget.',
  vi: 'Kiểm tra kiểu, lint, định dạng, tệp sinh tự động, phân lớp, mã thừa, lỗ hổng, bản dựng và ngân sách kích thước.',
});

/** Static checks of code, build and bundle size; prints the output of failed steps. */
const steps: readonly (readonly [name: string, program: string, ...rest: string[]])[] = [
  ['types', 'tsc', '--noEmit'],
  ['lint', 'oxlint', '--type-aware', '--ignore-pattern', '**/*.generated.*', 'src', 'scripts', 'tests', '.storybook'],
  ['format', 'biome', 'check', '.'],
  ['languages', 'node', 'scripts/generate-languages.ts', '--check'],
  ['generated files', 'node', 'scripts/generate.ts', '--check'],
  ['icons', 'node', 'scripts/generate-icons.ts', '--check'],
  ['states of flows', 'node', 'scripts/gallery.ts', '--check'],
  ['layers and sizes of files', 'vitest', 'run', '--project', 'unit', 'tests/architecture'],
  ['stories of every part and screen', 'node', 'scripts/quality/stories.ts'],
  ['phone pictures of every screen and state', 'node', 'scripts/quality/phoneStories.ts'],
  ['dead code', 'knip', '--config', 'scripts/quality/knip.json'],
  // Tests and stories are no users.
  ['code that only tests use', 'knip', '--config', 'scripts/quality/knip.product.json'],
  ['vulnerabilities and licences', 'node', 'scripts/quality/audit.ts'],
  ['build', 'node', 'scripts/build.ts'],
  ['built-ins and syntax of served browsers', 'node', 'scripts/quality/browserSupport.ts'],
  ['size budget', 'node', 'scripts/quality/budget.ts'],
];

/** Steps whose output matters even if they pass. */
const reported = ['vulnerabilities and licences', 'size budget'];

const failed: string[] = [];
for (const [name, program, ...rest] of steps) {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(
    program === 'node' ? process.execPath : resolve('node_modules/.bin', program),
    rest,
    {
      encoding: 'utf8',
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
    },
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  if (status !== 0) {
    console.log(`${stdout}\n${stderr}`);
    failed.push(name);
  } else if (reported.includes(name)) console.log(stdout.trimEnd());
}

if (failed.length > 0) {
  console.error(`\nTo fix: ${failed.join(', ')}. \`npm run format\` fixes the format, \`npm run generate\` generated files.`);
  process.exitCode = 1;
}
