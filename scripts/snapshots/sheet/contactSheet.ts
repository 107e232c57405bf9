import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf } from '../../commandLine.ts';
import { openCamera } from '../capture/openBrowser.ts';
import { serveFolders } from '../capture/serveFolders.ts';
import { type Taken, takeAll } from '../capture/takeAll.ts';
import { type Cell, cellOf, type Story } from '../cell.ts';
import { pictureFile } from '../compare/store.ts';
import { sheetFolder } from '../places.ts';
import { duration, estimate, workers } from '../plan/estimate.ts';
import { matches, type PlanBrand } from '../plan/expand.ts';
import type { Plan } from '../plan/readPlan.ts';
import { referenceBrand } from '../prepare/makeWorld.ts';
import { openStudio, type Studio } from '../prepare/openStudio.ts';
import { progress } from '../progress.ts';
import { auditOf } from './auditOf.ts';
import { sheetPage } from './sheetPage.ts';

export interface Sheet {
  readonly page: string;
  readonly picture: string;
  readonly pictures: number;
  readonly seconds: number;
}

interface SheetOptions {
  /** Maximum number of screens. */
  readonly screens?: number;
  readonly folder?: string;
  readonly ready?: Studio;
}

/** Creates a page and a picture of a brand's key screens; returns an error message for an unknown brand. */
export async function contactSheet(
  name: string,
  log: (line: string) => void,
  { screens = Number.POSITIVE_INFINITY, folder = join(sheetFolder, name), ready }: SheetOptions = {},
): Promise<Sheet | string> {
  const started = performance.now();
  const studio = ready ?? (await openStudio(log));
  const brand = studio.world.brands.find(({ merchant }) => merchant === name);
  if (brand === undefined) {
    const known = studio.world.brands.map(({ merchant }) => merchant).filter((merchant) => merchant !== referenceBrand);
    return `There is no brand ${name} that can be shown. There are: ${known.join(', ')}. Faults of a manifest: npm run brand -- validate ${name}`;
  }
  const cells = sheetCells(studio.plan, studio.stories, brand, screens);
  log(`${cells.length} pictures, about ${duration(estimate(cells.length))}.`);
  const served = await studio.serve();
  const bar = progress('Pictures', cells.length);
  const taken: Taken[] = [];
  try {
    taken.push(...(await takeAll(cells, { address: served.address, workers, onTaken: () => bar.step() })));
  } finally {
    await served.close();
  }

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  for (const { pixels } of taken) copyFileSync(pictureFile(pixels), join(folder, `pictures/${pixels}.png`));
  const page = join(folder, 'index.html');
  writeFileSync(
    page,
    sheetPage({
      name: brand.name,
      language: languageOf(undefined),
      cells,
      taken: new Map(taken.map((shot) => [shot.name, shot])),
      audit: auditOf(name),
      wide: studio.plan.sheet.width,
    }),
  );
  const picture = join(folder, `${name}.png`);
  await photograph(folder, picture);
  return { page, picture, pictures: taken.length, seconds: (performance.now() - started) / 1000 };
}

/** Captures the page as one picture, for chats and slides. */
async function photograph(folder: string, file: string): Promise<void> {
  const served = await serveFolders([folder]);
  const camera = await openCamera();
  try {
    await camera.page.setViewportSize({ width: 2160, height: 1200 });
    await camera.page.goto(`${served.address}/index.html`, { waitUntil: 'load' });
    await camera.page.screenshot({ path: file, fullPage: true });
  } finally {
    await camera.close();
    await served.close();
  }
}

/** All looks of a brand's key screens, in display order. */
export function sheetCells(
  { sheet }: Pick<Plan, 'sheet'>,
  stories: readonly Story[],
  brand: PlanBrand,
  maxScreens: number,
): Cell[] {
  return sheet.stories
    .flatMap((glob) => stories.filter((story) => matches(story, [glob])))
    .filter((story, index, all) => all.indexOf(story) === index)
    .slice(0, maxScreens)
    .flatMap((story) =>
      brand.modes.flatMap((mode) =>
        brand.languages.flatMap((language) =>
          [sheet.width, sheet.phone].map((width) => cellOf(story, { brand: brand.merchant, mode, language, width }, 'sheet')),
        ),
      ),
    );
}
