import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { firstLoad } from './bench/firstLoad.ts';
import { startSite } from './bench/startSite.ts';
import { themeSwitch } from './bench/themeSwitch.ts';
import { browserArguments, browserEnvironment, browserPath, prepareBrowser } from './testing/browser.ts';

const help = `Measures the site against a baseline in the same run and prints ratios.

  npm run bench -- [theme-switch] [first-load] [--json]

Without a name all of them run. Exit 0: measured; 1: a target was missed; 2: usage.`;

export interface Measured {
  readonly name: string;
  /** What was measured, each beside its baseline, in milliseconds unless the name says otherwise. */
  readonly rows: readonly { readonly what: string; readonly ours: number; readonly baseline: number | null }[];
  readonly target: string;
  readonly met: boolean;
}

const benches = { 'theme-switch': themeSwitch, 'first-load': firstLoad } as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});
const unknown = positionals.filter((name) => !(name in benches));

if (values.help === true) console.log(help);
else if (unknown.length > 0) {
  console.error(`There is no bench called ${unknown.join(', ')}. Choose from ${Object.keys(benches).join(', ')}.`);
  process.exitCode = 2;
} else
  await measure(
    positionals.length > 0 ? (positionals as (keyof typeof benches)[]) : (Object.keys(benches) as (keyof typeof benches)[]),
  );

async function measure(names: readonly (keyof typeof benches)[]): Promise<void> {
  prepareBrowser();
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments, env: browserEnvironment });
  try {
    const results: Measured[] = [];
    for (const name of names) results.push(await benches[name](browser, site));
    if (values.json === true) console.log(JSON.stringify(results, null, 2));
    else for (const result of results) print(result);
    if (results.some(({ met }) => !met)) process.exitCode = 1;
  } finally {
    await browser.close();
    await site.stop();
  }
}

function print({ name, rows, target, met }: Measured): void {
  console.log(`\n${name}`);
  for (const { what, ours, baseline } of rows) {
    const ratio = baseline === null || baseline === 0 ? '' : `  ${(ours / baseline).toFixed(2)} ×`;
    console.log(
      `  ${what.padEnd(44)} ${ours.toFixed(1).padStart(8)}${baseline === null ? '' : `  beside ${baseline.toFixed(1).padStart(8)}`}${ratio}`,
    );
  }
  console.log(`  ${met ? 'met' : 'MISSED'}: ${target}`);
}
