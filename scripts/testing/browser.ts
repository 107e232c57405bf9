import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const packageFolder = resolve(root, 'node_modules/@sparticuz/chromium');
const { version } = JSON.parse(readFileSync(resolve(packageFolder, 'package.json'), 'utf8')) as { version: string };
const folder = resolve(root, `node_modules/.cache/chromium-${version}`);

/** Browser of all tests, unpacked from an npm package, so that nothing else has to be installed. */
export const browserPath = resolve(folder, 'chromium');

/** The package's default switches disable web security; these keep it and make rendering deterministic. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

export const browserEnvironment = {
  ...(process.env as Record<string, string>),
  LD_LIBRARY_PATH: resolve(folder, 'al2023/lib'),
  FONTCONFIG_PATH: resolve(folder, 'fonts'),
};

/** Unpacks the browser; idempotent. */
export function prepareBrowser(): void {
  if (existsSync(browserPath)) return;
  const part = `${folder}.${process.pid}`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  // The package unpacks into the temporary folder and reuses any file named chromium there.
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      "const { default: chromium, inflate } = await import('@sparticuz/chromium'); await chromium.executablePath(); await inflate('node_modules/@sparticuz/chromium/bin/al2023.tar.br');",
    ],
    { cwd: root, env: { ...process.env, TMPDIR: part } },
  );
  writeFileSync(
    resolve(part, 'fonts/fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts/cache</cachedir></fontconfig>`,
  );
  if (existsSync(folder)) rmSync(part, { recursive: true, force: true });
  else renameSync(part, folder);
}
