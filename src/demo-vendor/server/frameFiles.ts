import { readFileSync } from 'node:fs';
import type { FrameFiles } from './document.ts';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
}

/** Reads the Vite manifest of the frame's build. */
export function readFrameFiles(manifestFile: string): FrameFiles {
  const chunks = Object.values(JSON.parse(readFileSync(manifestFile, 'utf8')) as Readonly<Record<string, Chunk>>);
  const script = chunks.find(({ isEntry }) => isEntry === true);
  if (script === undefined) throw new Error(`${manifestFile} names no entry: build again.`);
  return { script: `/${script.file}`, styles: chunks.filter(({ src }) => src === 'style.css').map(({ file }) => `/${file}`) };
}
