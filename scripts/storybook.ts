import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { takeNoArguments } from './commandLine.ts';
import { storybookBuild, storyWorld } from './paths.ts';
import { discardStamp, keepStoryWorld } from './stories/keepWorld.ts';
import { openWorld } from './stories/openWorld.ts';

/**
 * `npm run storybook` serves the stories and watches the brands; `npm run build-storybook` writes a static build to
 * `dist/storybook`. Both first record the brands' data from the real server.
 */
const quiet = ['--disable-telemetry', '--loglevel', 'warn'];
const isBuild = process.argv[2] === 'build';
if (isBuild) process.argv.splice(2, 1);
takeNoArguments(isBuild ? 'npm run build-storybook' : 'npm run storybook', {
  en: 'Stories of every part, screen and state: served on PORT (6006), or written to dist/storybook.',
  vi: 'Story của mọi thành phần, màn hình và trạng thái: phục vụ ở PORT (6006), hoặc ghi vào dist/storybook.',
});

console.log('Writing brands for the stories… / Đang ghi thương hiệu cho các story…');
if (isBuild) {
  await keepStoryWorld();
  process.exitCode = await storybook(['build', '--output-dir', storybookBuild, ...quiet]);
} else {
  discardStamp(storyWorld);
  const { server, tenants, writeData, writeAssets } = await openWorld();
  const write = async () => writeAssets(await writeData());
  await write();
  tenants.onChange(() => void write().catch((error: unknown) => console.error(error)));
  tenants.watch();
  const port = process.env['PORT'] ?? '6006';
  process.exitCode = await storybook(['dev', '--port', port, '--ci', ...quiet]);
  await server.close();
}

function storybook(words: readonly string[]): Promise<number> {
  return new Promise((done) => {
    const child = spawn(resolve('node_modules/.bin/storybook'), words, { stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
    child.once('error', () => done(1));
    child.once('close', (code) => done(code ?? 1));
  });
}
