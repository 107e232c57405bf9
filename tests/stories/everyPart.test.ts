import { cpSync, mkdtempSync, rmSync } from 'node:fs';
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

/** States without a picture in a mode, in a language or, of screens, in a brand: `story: value`. */
function unpictured(plan: Plan): readonly string[] {
  const cells = Map.groupBy(expand(plan, { stories, brands, reference }), ({ story }) => story.id);
  return shownThings().flatMap(({ file, kind }) => {
    const wanted = [...modeNames, ...languages, ...(kind === 'screen' ? tenants : [])];
    const own = stories.filter((story) => story.file === file.replace(/\.tsx$/, '.stories.tsx'));
    return own.flatMap(({ id, tags }) => {
      if (tags.includes('no-snapshot')) return [];
      const seen = new Set<string>((cells.get(id) ?? []).flatMap(({ brand, mode, language }) => [brand, mode, language]));
      return wanted.filter((value) => !seen.has(value)).map((value) => `${id}: ${value}`);
    });
  });
}

describe('stories', () => {
  it('show every part of the kit and every screen in its states [QA-01]', () => {
    const shown = shownThings();
    expect(shown.filter(({ states }) => states.length === 0)).toEqual([]);
    const drawn = shown.filter(({ kind }) => kind === 'screen').map(({ file }) => file);
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
});
