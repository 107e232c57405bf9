import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { shownThings } from '../../scripts/quality/stories.ts';
import { expand, type PlanBrand } from '../../scripts/snapshots/plan/expand.ts';
import { type Plan, readPlan } from '../../scripts/snapshots/plan/readPlan.ts';
import { readStories } from '../../scripts/snapshots/plan/storyIndex.ts';
import { languages } from '../../src/domain/language.ts';
import { screens } from '../../src/server/site/page/screens.ts';
import { modeNames } from '../../src/theme/tokens.ts';
import { brandOf, tenants } from '../brands/brandFiles.ts';

let folder: string | null = null;

afterEach(() => {
  if (folder !== null) rmSync(folder, { recursive: true, force: true });
  folder = null;
});

const stories = readStories();
const reference = 'reference';
const brands: readonly PlanBrand[] = [
  { merchant: reference, modes: modeNames, languages },
  ...tenants.map((merchant) => {
    const { theme, languages: spoken } = brandOf(merchant);
    return { merchant, modes: theme.modes, languages: spoken.offered };
  }),
];

/** Windows that the studio is drawn for, in CSS pixels. */
const studioWidths = ['1024', '1440'];

/** States without a picture in a mode, in a language or, of screens, in a brand, of the studio at a width: `story: value`. */
function unpictured(plan: Plan): readonly string[] {
  const cells = Map.groupBy(expand(plan, { stories, brands, reference }), ({ story }) => story.id);
  return shownThings().flatMap(({ file, kind }) => {
    const wanted = [...modeNames, ...languages, ...(kind === 'screen' ? tenants : kind === 'studio' ? studioWidths : [])];
    const own = stories.filter((story) => story.file === file.replace(/\.tsx$/, '.stories.tsx'));
    return own.flatMap(({ id, tags }) => {
      if (tags.includes('no-snapshot')) return [];
      const seen = new Set<string>(
        (cells.get(id) ?? []).flatMap(({ brand, mode, language, width }) => [brand, mode, language, `${width}`]),
      );
      return wanted.filter((value) => !seen.has(value)).map((value) => `${id}: ${value}`);
    });
  });
}

describe('stories', () => {
  it('show every part of the kit and every screen in its states [QA-01]', () => {
    const shown = shownThings();
    expect(shown.filter(({ states }) => states.length === 0)).toEqual([]);
    const drawn = shown.filter(({ kind }) => kind === 'screen').map(({ file }) => file);
    const ofStudio = globSync('src/studio/**/*Page.tsx').map((file) => file.replaceAll('\\', '/'));
    expect(ofStudio.length).toBeGreaterThan(10);
    expect(shown.filter(({ kind }) => kind === 'studio').map(({ file }) => file)).toEqual(expect.arrayContaining(ofStudio));
    const pages = new Set(screens.all.map(({ page }) => `src/pages/${page.charAt(0).toUpperCase()}${page.slice(1)}Page.tsx`));
    expect(drawn).toEqual(expect.arrayContaining([...pages]));
    expect(shown.find(({ file }) => file.endsWith('/Button.tsx'))?.states).toContain('Busy');
  });

  it('have a picture of each state in every mode and language, of screens in every brand as well [QA-01]', () => {
    expect(unpictured(readPlan())).toEqual([]);
  });

  it('are missed where the plan leaves out a mode, a language or a brand', () => {
    const plan = readPlan();
    const oneBrand = plan.tiers.filter(({ brands: which }) => which === 'reference');
    const changes: readonly (readonly [Partial<Plan>, readonly string[]])[] = [
      [{ modes: ['light'] }, ['dark']],
      [{ languages: ['vi'] }, ['en']],
      [{ tiers: oneBrand }, tenants],
      [{ tiers: plan.tiers.map((tier) => (tier.name === 'studio' ? { ...tier, widths: [1440] } : tier)) }, ['1024']],
    ];
    for (const [change, left] of changes) {
      const missing = unpictured({ ...plan, ...change });
      expect(new Set(missing.map((line) => line.split(': ')[1]))).toEqual(new Set(left));
    }
  });

  it('are missed where a part or a section comes without them', () => {
    folder = mkdtempSync(join(tmpdir(), 'livery-stories-'));
    cpSync('src/ui/Alert', join(folder, 'src/ui/Alert'), { recursive: true });
    cpSync('src/features/notices', join(folder, 'src/features/notices'), { recursive: true });
    rmSync(join(folder, 'src/ui/Alert/Alert.stories.tsx'));
    rmSync(join(folder, 'src/features/notices/NoticeModal.stories.tsx'));
    const missing = shownThings(folder).filter(({ states }) => states.length === 0);
    expect(missing.map(({ file }) => file)).toEqual(['src/ui/Alert/Alert.tsx', 'src/features/notices/NoticeModal.tsx']);
  });

  it('are missed where a part or a page of the studio comes without them', () => {
    folder = mkdtempSync(join(tmpdir(), 'livery-stories-'));
    const studio = join(folder, 'src/studio');
    cpSync('src/studio/kit/Badge', join(studio, 'kit/Badge'), { recursive: true });
    cpSync('src/studio/pages/audit', join(studio, 'pages/audit'), { recursive: true });
    rmSync(join(studio, 'kit/Badge/Badge.stories.tsx'));
    rmSync(join(studio, 'pages/audit/AuditPage.stories.tsx'));
    mkdirSync(join(studio, 'app'));
    writeFileSync(join(studio, 'app/index.ts'), "export { Bar } from './frame/Bar.tsx';\n");
    writeFileSync(join(studio, 'app/Gate.tsx'), "const Door = lazy(() => import('../pages/door/Door.tsx'));\n");
    const missing = shownThings(folder).filter(({ states }) => states.length === 0);
    expect(missing.map(({ file }) => file)).toEqual([
      'src/studio/app/frame/Bar.tsx',
      'src/studio/kit/Badge/Badge.tsx',
      'src/studio/pages/audit/AuditPage.tsx',
      'src/studio/pages/door/Door.tsx',
    ]);
  });
});
