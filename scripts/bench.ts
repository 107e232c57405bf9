import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { brands } from './bench/brands.ts';
import { centre } from './bench/centre.ts';
import { chat } from './bench/chat.ts';
import { claims } from './bench/claims.ts';
import { firstLoad } from './bench/firstLoad.ts';
import { live } from './bench/live.ts';
import { lobby } from './bench/lobby.ts';
import { login } from './bench/login/login.ts';
import type { Measured } from './bench/measured.ts';
import { memory } from './bench/memory.ts';
import { pages } from './bench/pages.ts';
import { play } from './bench/play.ts';
import { records } from './bench/records.ts';
import { refusals } from './bench/refusals.ts';
import { settle } from './bench/settle.ts';
import { type Site, startSite } from './bench/startSite.ts';
import { team } from './bench/team.ts';
import { themeSwitch } from './bench/themeSwitch.ts';
import { transfers } from './bench/transfers.ts';
import { browserArguments, browserEnvironment, browserPath, prepareBrowser } from './testing/browser.ts';

const help = `Measures the site against a baseline in the same run and prints ratios.

  npm run bench -- [theme-switch] [first-load] [centre] [login] [play] [transfers] [pages] [memory] [lobby] [records]
                   [team] [live] [settle] [claims] [chat] [brands] [refusals] [--json] [--check]

Without a name all of them run. Exit 0: measured; 1: a target was missed, with --check; 2: usage.`;

/** Page benchmarks share one site and one browser. */
const pageBenches: Readonly<Record<string, (browser: Browser, site: Site) => Promise<Measured>>> = {
  'theme-switch': themeSwitch,
  'first-load': firstLoad,
  centre,
};
const serverBenches: Readonly<Record<string, () => Promise<Measured>>> = {
  login,
  play,
  transfers,
  pages,
  memory,
  lobby,
  records,
  team,
  live,
  settle,
  claims,
  chat,
  brands,
  refusals,
};
const known = [...Object.keys(pageBenches), ...Object.keys(serverBenches)];

const { values, positionals, wrong } = read();
const unknown = positionals.filter((name) => !known.includes(name));

if (values.help === true) console.log(help);
else if (wrong !== null) {
  console.error(`${wrong}. See npm run bench -- --help`);
  process.exitCode = 2;
} else if (unknown.length > 0) {
  console.error(`There is no bench called ${unknown.join(', ')}. Choose from ${known.join(', ')}.`);
  process.exitCode = 2;
} else {
  const chosen = positionals.length > 0 ? positionals : known;
  const results = [...(await measurePages(chosen)), ...(await measureServers(chosen))];
  if (values.json === true) console.log(JSON.stringify(results, null, 2));
  else for (const result of results) print(result);
  if (values.check === true && results.some(({ met }) => !met)) process.exitCode = 1;
}

function read() {
  try {
    const options = { json: { type: 'boolean' }, check: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
    return { ...parseArgs({ allowPositionals: true, options }), wrong: null };
  } catch (error) {
    return {
      values: { help: false, json: false, check: false },
      positionals: [],
      wrong: error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error),
    };
  }
}

async function measurePages(names: readonly string[]): Promise<Measured[]> {
  const chosen = names.flatMap((name) => pageBenches[name] ?? []);
  if (chosen.length === 0) return [];
  prepareBrowser();
  const site = await startSite({ variables: { DEMO: '1' } });
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments, env: browserEnvironment });
  try {
    const results: Measured[] = [];
    for (const bench of chosen) results.push(await bench(browser, site));
    return results;
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function measureServers(names: readonly string[]): Promise<Measured[]> {
  const results: Measured[] = [];
  for (const bench of names.flatMap((name) => serverBenches[name] ?? [])) results.push(await bench());
  return results;
}

function print({ name, rows, target, met }: Measured): void {
  console.log(`\n${name}`);
  for (const { what, ours, baseline } of rows) {
    const ratio = baseline === null || baseline === 0 ? '' : `  ${(ours / baseline).toFixed(2)} ×`;
    console.log(`  ${what.padEnd(44)} ${figure(ours)}${baseline === null ? '' : `  beside ${figure(baseline)}`}${ratio}`);
  }
  console.log(`  ${met ? 'met' : 'MISSED'}: ${target}`);
}

function figure(value: number): string {
  return value.toFixed(Math.abs(value) < 10 ? 3 : 1).padStart(8);
}
