import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './paths.ts';

/**
 * Explores every flow and generates its reachable states (with the shortest path to each) and one story file per flow.
 * `--check` writes nothing and fails if a file is stale, a state unreachable or without a screen.
 */
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const folder = join(root, 'tests/gallery');
/** List that the studio's preview offers; its path is from the folder of the gallery. */
const studioList = '../../src/studio/preview/flowStates.generated.json';
const flowsFolder = join(root, 'src/flows');
const picture = join(folder, 'flows/captcha.generated.json');
if (!existsSync(picture)) await drawPicture();

const { plans } = await import('../tests/gallery/flows/index.ts');
const { explore } = await import('../tests/gallery/explore.ts');
const { faultsOf } = await import('../tests/gallery/inspect.ts');
const { storiesOf } = await import('./gallery/storiesOf.ts');
const { namesOf } = await import('./gallery/namesOf.ts');

const found = Object.values(plans).map((plan) => ({ plan, exploration: explore(plan) }));
const faults = [...(await unplanned()), ...found.flatMap(({ plan, exploration }) => faultsOf(plan, exploration))];

const outputs: Record<string, string> = {
  'states.generated.json': `${JSON.stringify(Object.fromEntries(found.map(({ plan, exploration: { states } }) => [plan.machine.id, states])), null, 1)}\n`,
  [studioList]: `${JSON.stringify(
    found.map(({ plan, exploration: { states } }) => namesOf(plan, states)),
    null,
    1,
  )}\n`,
  ...Object.fromEntries(
    found.map(({ plan, exploration: { states } }) => [
      `stories/${plan.machine.id}.generated.stories.tsx`,
      storiesOf(plan, states),
    ]),
  ),
};

const stale = Object.entries(outputs).filter(([name, text]) => current(name) !== text);
const left = storyFiles().filter((name) => !(name in outputs));
if (values.check) {
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  const old = [...stale.map(([name]) => name), ...left];
  if (old.length > 0) process.stderr.write(`Stale: ${old.join(', ')}. Run \`npm run generate\`.\n`);
  if (faults.length + old.length > 0) process.exitCode = 1;
} else {
  mkdirSync(join(folder, 'stories'), { recursive: true });
  for (const [name, text] of stale) writeFileSync(join(folder, name), text);
  for (const name of left) rmSync(join(folder, name));
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  const count = found.reduce((sum, { exploration: { states } }) => sum + states.length, 0);
  process.stdout.write(`${count} states of ${found.length} flows${stale.length === 0 ? ', all fresh' : ''}.\n`);
}

/** Flows without a gallery plan. */
async function unplanned(): Promise<string[]> {
  const folders = readdirSync(flowsFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const missing: string[] = [];
  for (const { name } of folders) {
    const exported: Readonly<Record<string, unknown>> = await import(`../src/flows/${name}/index.ts`);
    const ids = Object.values(exported).flatMap((part) => machineId(part));
    if (ids.length === 0) missing.push(`src/flows/${name}/index.ts exports no machine.`);
    for (const id of ids) if (!(id in plans)) missing.push(`${id}: the flow has no plan in tests/gallery/flows.`);
  }
  return missing;
}

function machineId(part: unknown): string[] {
  return typeof part === 'object' && part !== null && 'root' in part && 'id' in part ? [String(part.id)] : [];
}

function current(name: string): string | null {
  return existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : null;
}

function storyFiles(): string[] {
  const stories = join(folder, 'stories');
  if (!existsSync(stories)) return [];
  return readdirSync(stories)
    .filter((name) => name.endsWith('.generated.stories.tsx'))
    .map((name) => `stories/${name}`);
}

/** Captcha picture of the gallery: the server's renderer with a fixed seed. */
async function drawPicture(): Promise<void> {
  const { drawCaptcha } = await import('../src/server/identity/accounts/drawCaptcha.ts');
  const random = Math.random;
  let state = 20_261_120;
  Math.random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  try {
    writeFileSync(picture, `${JSON.stringify({ png: (await drawCaptcha('K7PX')).toString('base64') })}\n`);
  } finally {
    Math.random = random;
  }
}
