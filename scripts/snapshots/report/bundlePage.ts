import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const folder = join(import.meta.dirname, 'page');

/** A single HTML file with inlined style and script that works from `file:`; only its data is loaded separately. */
export async function bundlePage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    build: {
      write: false,
      target: 'es2024',
      lib: { entry: join(folder, 'main.ts'), formats: ['iife'], name: 'report', fileName: 'report' },
    },
  });
  const [chunk] = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The report page was not built');
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return read('page.html')
    .replace('/*style*/', () => read('page.css'))
    .replace('/*script*/', () => chunk.code.replaceAll('</script', '<\\/script'));
}
