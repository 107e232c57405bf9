import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { type Outcome, runSteps } from './check/runSteps.ts';
import { steps } from './check/steps.ts';
import { takeNoArguments } from './commandLine.ts';
import { root } from './paths.ts';

takeNoArguments('npm run check', {
  en: 'Checks types, lint, format, generated files, layers, dead code, vulnerabilities, build and size budget. A step whose inputs did not change since it passed is not repeated, except in CI; without .cache all are.',
  vi: 'Kiểm tra kiểu, lint, định dạng, tệp sinh tự động, phân lớp, mã thừa, lỗ hổng, bản dựng và ngân sách kích thước. Bước nào đã đạt và đầu vào không đổi thì không chạy lại, trừ trong CI; xoá .cache để chạy lại tất cả.',
});

const inCi = (process.env['CI'] ?? '') !== '';
const failed = runSteps(steps, { stamps: inCi ? null : join(root, '.cache/check.json'), run, print: console.log });

if (failed.length > 0) {
  console.error(`\nTo fix: ${failed.join(', ')}. \`npm run format\` fixes the format, \`npm run generate\` generated files.`);
  process.exitCode = 1;
}

function run([program = '', ...args]: readonly string[]): Outcome {
  const { status, stdout, stderr } = spawnSync(
    program === 'node' ? process.execPath : resolve('node_modules/.bin', program),
    args,
    {
      encoding: 'utf8',
      maxBuffer: 100_000_000,
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
    },
  );
  const ok = status === 0;
  return { ok, output: ok ? stdout.trimEnd() : `${stdout}\n${stderr}` };
}
