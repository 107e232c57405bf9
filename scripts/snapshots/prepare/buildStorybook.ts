import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../paths.ts';
import { hashOfFiles } from '../../quality/fileHashes.ts';
import { storybookFolder } from '../places.ts';

/** Inputs of a build. Brands are not included: pages fetch them at runtime. */
const sources = ['.storybook', 'src', 'tests/gallery', 'scripts/stories', 'package-lock.json'];

/** For Chromatic: path of the modes file to inject, and of the brands' data to copy into the build. */
interface Extra {
  readonly modes: string;
  readonly world: string;
}

/** Builds Storybook unless the cached build is current; returns its folder. @throws with the build's output. */
export async function buildStorybook(folder = root, output = storybookFolder, extra?: Extra): Promise<string> {
  const stamp = stampOf(output);
  const read = [...sources, ...(extra === undefined ? [] : ['scripts/chromatic', extra.modes])];
  const hash = hashOfFiles(folder, read, (file) => !/\.test\.tsx?$/.test(file));
  const built = [output, ...(extra === undefined ? [storybookFolder] : [])].find((place) => isBuiltFrom(hash, place));
  if (built !== undefined) return built;
  mkdirSync(output, { recursive: true });
  const { code, text } = await run(
    folder,
    [
      join(root, 'node_modules/storybook/dist/bin/dispatcher.js'),
      'build',
      '--quiet',
      '--disable-telemetry',
      '--output-dir',
      output,
      ...(extra === undefined ? [] : ['--config-dir', 'scripts/chromatic/storybook']),
    ],
    extra === undefined ? {} : { CHROMATIC_MODES: extra.modes },
  );
  if (code !== 0) throw new Error(`Storybook could not be built:\n${text.slice(-3000)}`);
  // Chromatic serves only these files, so they must include the brands.
  if (extra !== undefined) cpSync(extra.world, output, { recursive: true });
  writeFileSync(stamp, hash);
  return output;
}

const stampOf = (output: string) => join(output, '.sources');

const isBuiltFrom = (hash: string, output: string) =>
  existsSync(stampOf(output)) && readFileSync(stampOf(output), 'utf8') === hash;

function run(
  folder: string,
  words: readonly string[],
  more: Readonly<Record<string, string>>,
): Promise<{ code: number | null; text: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, words, {
      cwd: folder,
      env: {
        ...process.env,
        STORYBOOK_DISABLE_TELEMETRY: '1',
        NODE_ENV: 'production',
        VITEST: '',
        CI: '1',
        NO_COLOR: '1',
        ...more,
      },
    });
    let text = '';
    child.stdout.on('data', (part: Buffer) => (text += part.toString('utf8')));
    child.stderr.on('data', (part: Buffer) => (text += part.toString('utf8')));
    child.once('error', (error) => done({ code: null, text: error.message }));
    child.once('close', (code) => done({ code, text }));
  });
}
