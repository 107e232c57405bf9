import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overBudget } from '../../scripts/chromatic/budget.ts';
import type { Story } from '../../scripts/snapshots/cell.ts';
import { choose } from '../../scripts/snapshots/plan/choose.ts';
import { expand } from '../../scripts/snapshots/plan/expand.ts';
import { type Plan, readPlan } from '../../scripts/snapshots/plan/readPlan.ts';
import { readStories } from '../../scripts/snapshots/plan/storyIndex.ts';
import { importsOf } from '../../scripts/snapshots/reach/importsOf.ts';
import { inputsOf } from '../../scripts/snapshots/reach/inputs.ts';
import { sourceGraph } from '../../scripts/snapshots/reach/sourceGraph.ts';
import { sheetCells } from '../../scripts/snapshots/sheet/contactSheet.ts';

const story = (title: string, state: string, file = 'src/a.stories.tsx'): Story => ({
  id: `${title}--${state}`.toLowerCase().replaceAll('/', '-'),
  title,
  state,
  file,
  exportName: state,
  tags: [],
});
const both = { modes: ['light', 'dark'], languages: ['vi', 'en'] } as const;
const world = (stories: readonly Story[]) => ({
  stories,
  reference: 'reference',
  brands: ['reference', 'alpha', 'beta', 'gamma'].map((merchant) => ({ merchant, ...both })),
});
const plan: Plan = {
  modes: ['light', 'dark'],
  languages: ['vi', 'en'],
  tiers: [
    { name: 'screens', about: 'x', stories: ['Screens/**'], brands: 'reference', whole: true, widths: [390, 768, 1440] },
    { name: 'brands', about: 'x', stories: ['Screens/**'], brands: 'all', whole: true, widths: [390, 768, 1440] },
  ],
  exclude: [],
  allow: [],
  same: [],
  sheet: { stories: ['Screens/**'], width: 1440, phone: 390 },
  budget: { cells: 100, minutes: 5, chromatic: 100 },
};
const screens = Array.from({ length: 30 }, (_, index) => story(`Screens/Screen${index}`, 'Guest'));

describe('plan', () => {
  it('shows every story in every value of every axis, and every pair of values somewhere', () => {
    const cells = expand(plan, world(screens)).filter(({ tier }) => tier === 'brands');
    const axes = ['brand', 'mode', 'language', 'width'] as const;
    for (const { id } of screens) {
      const own = cells.filter((cell) => cell.story.id === id);
      expect(axes.map((axis) => new Set(own.map((cell) => cell[axis])).size)).toEqual([3, 2, 2, 3]);
    }
    const pairs = new Set(
      cells.flatMap((cell) =>
        axes.flatMap((one, at) => axes.slice(at + 1).map((other) => `${one}=${cell[one]} ${other}=${cell[other]}`)),
      ),
    );
    expect(pairs.size).toBe(3 * 2 + 3 * 2 + 3 * 3 + 2 * 2 + 2 * 3 + 2 * 3);
    expect(cells.length).toBeLessThanOrEqual(screens.length * 4);
  });

  it('leaves all other cells alone when a story is added', () => {
    const names = new Set(expand(plan, world(screens)).map(({ name }) => name));
    const more = expand(plan, world([...screens, story('Screens/New', 'Guest')]));
    expect(more.filter(({ name, story: { title } }) => title !== 'Screens/New' && !names.has(name))).toEqual([]);
  });

  it('asks a brand of one mode only for pictures in that mode', () => {
    const { brands, ...rest } = world(screens);
    const oneMode = brands.map((brand) => (brand.merchant === 'beta' ? { ...brand, modes: ['dark' as const] } : brand));
    const own = expand(plan, { ...rest, brands: oneMode }).filter(({ brand }) => brand === 'beta');
    expect(new Set(own.map(({ mode }) => mode))).toEqual(new Set(['dark']));
  });

  it('leaves out what is excluded with a reason or tagged as no picture', () => {
    const [first, second, third] = screens as [Story, Story, Story];
    const stories = [first, second, { ...third, tags: ['no-snapshot'] }];
    const exclude = [{ stories: [first.title], reason: 'Shows the same as the second.' }];
    const shown = new Set(expand({ ...plan, exclude }, world(stories)).map((cell) => cell.story.title));
    expect([...shown]).toEqual([second.title]);
  });

  it('reads the committed plan and refuses one that excludes without a reason', () => {
    expect(readPlan().tiers.length).toBeGreaterThan(0);
    const file = join(mkdtempSync(join(tmpdir(), 'plan-')), 'plan.json');
    writeFileSync(file, JSON.stringify({ ...plan, exclude: [{ stories: ['**'], reason: '' }] }));
    expect(() => readPlan(file)).toThrow(/exclude\/0\/reason/);
    rmSync(dirname(file), { recursive: true });
  });

  it("gives an operator's contact sheet so few pictures that it takes less than two minutes [QA-08]", () => {
    const { plan: committed, stories } = { plan: readPlan(), stories: readStories() };
    const cells = sheetCells(committed, stories, { merchant: 'alpha', ...both }, Number.POSITIVE_INFINITY);
    const seen = committed.sheet.stories.map((title) =>
      cells.filter(({ story: { title: group, state } }) => `${group}/${state}` === title).map(({ name }) => name),
    );
    // Both modes and languages at both widths.
    expect(seen.map((names) => new Set(names).size)).toEqual(committed.sheet.stories.map(() => 8));
    // A picture takes a slow machine 1.5 seconds.
    expect(cells.length).toBeLessThanOrEqual(80);
  });

  it('names the largest consumers when the plan is over its budget', () => {
    const cells = expand(plan, world([...screens, story('Screens/Screen1', 'Member')]));
    expect(overBudget(cells, cells.length)).toBeNull();
    expect(overBudget(cells, 10)).toMatch(/\d+ Screens\/Screen1,/);
  });
});

describe('reach', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reach-'));
  const files: Readonly<Record<string, string>> = {
    'src/a.stories.tsx': "import { A } from './A.tsx';\nimport '../frame.ts';",
    'src/A.tsx':
      "import * as css from './A.css.ts';\nconst late = () => import('./Late.tsx');\nexport const A = () => [css, late];",
    'src/A.css.ts': "import { space } from './space.css.ts';\nexport const a = space;",
    'src/space.css.ts': 'export const space = 4;',
    'src/Late.tsx': "export { words } from './i18n/vi.ts';\nexport { words as english } from './i18n/en.ts';",
    'src/i18n/vi.ts': "export const words = 'xin chào';",
    'src/i18n/en.ts': "export const words = 'hello';",
    'src/b.stories.tsx': 'export const b = 1;',
    'src/pages.ts': "export const pages = import.meta.glob('./*.page.tsx');",
    'src/wallet.page.tsx': 'export default () => 1;',
    'frame.ts': 'export {};',
    'panels.ts': "export const late = () => import('./src/pages.ts');",
  };
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  beforeAll(() => {
    for (const [name, text] of Object.entries(files)) write(name, text);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const cells = expand(
    plan,
    world([story('Screens/A', 'Guest', 'src/a.stories.tsx'), story('Screens/B', 'Guest', 'src/b.stories.tsx')]),
  );
  const surroundings = (brandHash = (brand: string, language: string) => `${brand} ${language}`) => ({
    common: ['frame.ts', 'panels.ts'],
    captureHash: 'browser',
    brandHash,
  });
  const entries = ['src/a.stories.tsx', 'src/b.stories.tsx', 'frame.ts', 'panels.ts'];
  const inputs = async (around = surroundings()) => inputsOf(await sourceGraph(entries, folder), around);
  const locked = async () => {
    const inputOf = await inputs();
    return {
      calibration: '',
      cells: Object.fromEntries(cells.map((cell) => [cell.name, { input: inputOf(cell), pixels: 'x', size: '1x1' }])),
    };
  };
  const all = { whole: false, story: '', sample: 0, tiers: [] };

  it('pictures nothing when nothing changed, and only its own cells when one brand changed [QA-06]', async () => {
    const lock = await locked();
    expect(choose(cells, lock, await inputs(), all).cells).toEqual([]);
    const repainted = surroundings((brand, language) => (brand === 'beta' ? 'new colour' : `${brand} ${language}`));
    const reached = choose(cells, lock, await inputs(repainted), all).cells;
    expect(reached.length).toBeGreaterThan(0);
    expect(reached).toEqual(cells.filter(({ brand }) => brand === 'beta'));
  });

  /** Cells affected by a changed, added or (`null`) removed file. */
  const reachedBy = async (changes: Readonly<Record<string, string | null>>) => {
    const lock = await locked();
    for (const [name, text] of Object.entries(changes)) {
      if (text === null) rmSync(join(folder, name));
      else write(name, text);
    }
    const reached = choose(cells, lock, await inputs(), all).cells;
    for (const name of Object.keys(changes)) {
      if (files[name] === undefined) rmSync(join(folder, name));
      else write(name, files[name]);
    }
    return reached;
  };
  const ofA = cells.filter(({ story: { title } }) => title === 'Screens/A');

  it('reaches stories through styles and lazy imports, and through words only in their language', async () => {
    expect(await reachedBy({ 'src/space.css.ts': 'export const space = 8;' })).toEqual(ofA);
    expect(await reachedBy({ 'src/i18n/vi.ts': "export const words = 'chào';" })).toEqual(
      ofA.filter(({ language }) => language === 'vi'),
    );
    expect(await reachedBy({ 'frame.ts': 'export const frame = 1;' })).toEqual(cells);
  });

  it('reaches stories through a page of a centre only if they import it or the centre themselves', async () => {
    expect(await reachedBy({ 'src/wallet.page.tsx': 'export default () => 2;' })).toEqual([]);
    const lock = await locked();
    for (const from of ['./pages.ts', './wallet.page.tsx']) {
      write('src/b.stories.tsx', `import '${from}';`);
      const before = await inputs();
      const opened = {
        ...lock,
        cells: Object.fromEntries(cells.map((cell) => [cell.name, { input: before(cell), pixels: 'x', size: '1x1' }])),
      };
      write('src/wallet.page.tsx', 'export default () => 2;');
      expect(choose(cells, opened, await inputs(), all).cells).toEqual(cells.filter((cell) => !ofA.includes(cell)));
      for (const name of ['src/b.stories.tsx', 'src/wallet.page.tsx']) write(name, files[name] ?? '');
    }
  });

  it('is not reached by types, comments, formatting, names of local variables or the place of a file', async () => {
    const renamed = `/** Draws. */
      import * as looks from './A.css.ts';
      import type { Width } from './width.ts';
      const late = (): Promise<unknown> => import('./Late.tsx');
      export const A = () => [looks, late];`;
    expect(await reachedBy({ 'src/A.tsx': renamed, 'src/width.ts': 'export type Width = number;' })).toEqual([]);
    const moved = { 'src/space.css.ts': null, 'src/theme/space.css.ts': files['src/space.css.ts'] ?? '' };
    const importing = "import { space } from './theme/space.css.ts';\nexport const a = space;";
    expect(await reachedBy({ ...moved, 'src/A.css.ts': importing })).toEqual([]);
    expect(
      await reachedBy({ ...moved, 'src/A.css.ts': importing, 'src/theme/space.css.ts': 'export const space = 5;' }),
    ).toEqual(ofA);
  });

  it('is reached by an import of another file that was loaded before', async () => {
    const swapped =
      "import * as css from './space.css.ts';\nconst late = () => import('./Late.tsx');\nexport const A = () => [css, late];";
    expect(await reachedBy({ 'src/A.tsx': swapped })).toEqual(ofA);
  });

  it('reads imports of every form', () => {
    const source =
      "import a from 'react/jsx-runtime';\nexport * from './b.ts';\nconst c = () => import(`./c.ts`);\nimport './d.css?inline';";
    const { links, packages } = importsOf('src/x/y.ts', source);
    expect(links.map(({ file }) => file)).toEqual(['src/x/b.ts', 'src/x/c.ts', 'src/x/d.css']);
    expect(packages).toEqual(['react']);
  });
});
