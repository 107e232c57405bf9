import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { markedName, markedPicture } from '../compare/marked.ts';
import { readPng } from '../compare/png.ts';
import { keepPicture, keptPicture, pictureFile } from '../compare/store.ts';
import type { JudgedCell, Verdict } from '../compare/verdict.ts';
import { reportFolder } from '../places.ts';
import type { ReportCell, ReportData } from './reportData.ts';

/** Writes the report and its pictures; returns the page's path. Equal cells are omitted. */
export async function writeReport(verdict: Verdict, folder = reportFolder): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const reported = verdict.cells.filter(
    ({ status, faults }) => !['passed', 'inherited', 'deferred'].includes(status) || faults.length > 0,
  );
  const { made, base, seconds, counts, groups, notes } = verdict;
  const data: ReportData = { made, base, seconds, counts, groups, notes, cells: reported.map((cell) => place(cell, folder)) };
  writeFileSync(join(folder, 'data.js'), `window.snapshotReport = ${JSON.stringify(data)};\n`);
  writeFileSync(join(folder, 'data.json'), `${JSON.stringify(data, null, 2)}\n`);
  const page = join(folder, 'index.html');
  writeFileSync(page, await bundlePage());
  return page;
}

function place(cell: JudgedCell, folder: string): ReportCell {
  const { name, title, state, brand, mode, language, width, status, size, difference, faults, because } = cell;
  const before = status === 'new' ? null : shown(cell.was, folder);
  const after = status === 'removed' ? null : shown(cell.pixels, folder);
  return {
    name,
    screen: title,
    state,
    brand,
    mode,
    language,
    width,
    status,
    before,
    after,
    difference: before === null || after === null ? null : marked(cell, folder),
    size,
    changedPixels: difference?.changed ?? 0,
    boxes: difference?.boxes ?? [],
    places: (difference?.where ?? []).map(({ label }) => label),
    colours: difference?.kind === 'recoloured' ? difference.colours : [],
    faults: faults.map(({ detail }) => detail),
    because,
  };
}

function shown(pixels: string, folder: string): string | null {
  if (pixels === '' || !existsSync(pictureFile(pixels))) return null;
  const address = `pictures/${pixels}.png`;
  copyFileSync(pictureFile(pixels), join(folder, address));
  return address;
}

/** Diff picture from the store; created here for unstable cells, which were not explained. */
function marked({ was, pixels }: JudgedCell, folder: string): string | null {
  const [before, after] = [keptPicture(was), keptPicture(pixels)];
  if (before === null || after === null) return null;
  const name = markedName(was, pixels);
  if (keptPicture(name) === null) keepPicture(name, markedPicture(readPng(before), readPng(after)));
  return shown(name, folder);
}

const pageSources = join(import.meta.dirname, 'page');

/** A single HTML file with inlined style and script that works from `file:`; only its data is loaded separately. */
async function bundlePage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: pageSources,
    build: {
      write: false,
      target: 'es2024',
      lib: { entry: join(pageSources, 'main.ts'), formats: ['iife'], name: 'report', fileName: 'report' },
    },
  });
  const [chunk] = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The report page was not built');
  const read = (name: string) => readFileSync(join(pageSources, name), 'utf8');
  return read('page.html')
    .replace('/*style*/', () => read('page.css'))
    .replace('/*script*/', () => chunk.code.replaceAll('</script', '<\\/script'));
}
