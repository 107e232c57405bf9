import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { startSite } from './bench/startSite.ts';
import { type BoxBrand, boxBrands, longBrands, writeBoxBrands } from './boxes/boxBrands.ts';
import { boxScreens, checkBoxes, type FoundFault, openScreen } from './boxes/checkBoxes.ts';
import { seedsFrom } from './boxes/seeds.ts';
import { browserArguments, browserEnvironment, browserPath, prepareBrowser } from './testing/browser.ts';

const allBrands = [...boxBrands, ...longBrands];

const help = `Checks the layout of home, login and registration for brands made of one colour and brands with the longest
texts: no text overlaps other text, a picture of the hero or a button, and no word is clipped or broken.

  npm run boxes -- [--seeds 200] [--start 1] [--width 390,768,1440] [--brand name] [--json]

Every seed is shown at each width, in both modes and languages. --start picks another sequence of random colours; the same number
gives the same colours. Brands: ${allBrands.map(({ merchant }) => merchant).join(', ')}.
Exit 0: no fault; 1: faults, each with its seed; 2: usage.`;

interface Fault extends FoundFault {
  readonly place: string;
}

async function main(args: string[]): Promise<number> {
  const options = read(args);
  if (options === null || options.help) {
    (options === null ? console.error : console.log)(help);
    return options === null ? 2 : 0;
  }
  const { seeds, widths, brands } = options;
  console.error(`${seeds.length} seeds from --start ${options.start}: ${seeds.join(' ')}`);
  const { faults, measured } = await checkAll(brands, seeds, widths);
  if (options.json) console.log(JSON.stringify({ measured, faults }, null, 2));
  else {
    for (const { kind, text, against, place, seeds: where } of summed(faults))
      console.log(`${place}: ${kind}: "${text}" / "${against}" (${where.length}: ${where.slice(0, 4).join(', ')})`);
    console.log(`${measured} layouts measured, ${faults.length} faults.`);
  }
  return faults.length === 0 ? 0 : 1;
}

function read(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        seeds: { type: 'string', default: '200' },
        start: { type: 'string', default: '1' },
        width: { type: 'string', default: '390,768,1440' },
        brand: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const [count, start] = [Number(values.seeds), Number(values.start)];
    const widths = values.width.split(',').map(Number);
    const brands = allBrands.filter(({ merchant }) => values.brand === undefined || merchant === values.brand);
    const isValid = [count, start, ...widths].every((number) => Number.isInteger(number) && number > 0) && brands.length > 0;
    if (!isValid) return null;
    return { help: values.help, json: values.json, start, seeds: seedsFrom(start, count), widths, brands };
  } catch {
    return null;
  }
}

async function checkAll(brands: readonly BoxBrand[], seeds: readonly string[], widths: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'livery-boxes-'));
  writeBoxBrands(folder, allBrands);
  prepareBrowser();
  const site = await startSite({ variables: { BRANDS_DIR: folder, WARM_PICTURES: 'off' } });
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments, env: browserEnvironment });
  const faults: Fault[] = [];
  const places = brands.flatMap((brand) =>
    widths.flatMap((width) => ['vi', 'en'].map((language) => ({ brand, width, language }))),
  );
  try {
    for (const [index, { brand, width, language }] of places.entries()) {
      const place = `${brand.merchant} ${width} ${language}`;
      faults.push(...(await checkPlace(browser, site.address(brand.merchant), brand, width, language, seeds)));
      console.error(`${index + 1}/${places.length} ${place}: ${faults.length} faults so far`);
    }
  } finally {
    await browser.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return { faults, measured: places.length * boxScreens.length * seeds.length * 2 };
}

async function checkPlace(
  browser: Browser,
  origin: string,
  brand: BoxBrand,
  width: number,
  language: string,
  seeds: readonly string[],
): Promise<Fault[]> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const faults: Fault[] = [];
  for (const screen of boxScreens) {
    await openScreen(page, `${origin}${screen}?lang=${language}`);
    const found = await checkBoxes(page, brand, seeds);
    faults.push(...found.map((fault) => ({ ...fault, place: `${brand.merchant} ${screen} ${width} ${language}` })));
  }
  await page.close();
  return faults;
}

/** One entry per fault, with the seeds and modes that show it. */
function summed(faults: readonly Fault[]) {
  const known = new Map<string, Fault & { readonly seeds: string[] }>();
  for (const fault of faults) {
    const key = `${fault.place} ${fault.kind} ${fault.text} ${fault.against}`;
    const entry = known.get(key) ?? { ...fault, seeds: [] };
    entry.seeds.push(`${fault.seed} ${fault.mode}`);
    known.set(key, entry);
  }
  return known.values();
}

process.exitCode = await main(process.argv.slice(2));
