import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { storybookBuild, storyWorld } from './paths.ts';
import { discardStamp, keepStoryWorld } from './stories/keepWorld.ts';
import { openWorld } from './stories/openWorld.ts';

/**
 * `npm run storybook` serves the stories and watches the brands; `npm run build-storybook` writes a static build to
 * `dist/storybook`. Both first record the brands' data from the real server.
 */
const quiet = ['--disable-telemetry', '--loglevel', 'warn'];
const [verb = 'dev', ...rest] = process.argv.slice(2);

console.log('Writing brands for the stories… / Đang ghi thương hiệu cho các story…');
if (verb === 'build') {
  await keepStoryWorld();
  process.exitCode = await storybook(['build', '--output-dir', storybookBuild, ...quiet, ...rest]);
} else {
  discardStamp(storyWorld);
  const { server, tenants, writeData, writeAssets } = await openWorld();
  const write = async () => writeAssets(await writeData());
  await write();
  tenants.onChange(() => void write().catch((error: unknown) => console.error(error)));
  tenants.watch();
  const port = process.env['PORT'] ?? '6006';
  process.exitCode = await storybook(['dev', '--port', port, '--ci', ...quiet, ...rest]);
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
