import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { shownThings } from '../../scripts/quality/stories.ts';
import { screens } from '../../src/server/page/screens.ts';

let folder: string | null = null;

afterEach(() => {
  if (folder !== null) rmSync(folder, { recursive: true, force: true });
  folder = null;
});

describe('stories', () => {
  it('show every part of the kit and every screen in its states [QA-01]', () => {
    const shown = shownThings();
    expect(shown.filter(({ states }) => states.length === 0)).toEqual([]);
    const drawn = shown.filter(({ kind }) => kind === 'screen').map(({ file }) => file);
    const pages = new Set(screens.all.map(({ page }) => `src/pages/${page.charAt(0).toUpperCase()}${page.slice(1)}Page.tsx`));
    expect(drawn).toEqual(expect.arrayContaining([...pages]));
    expect(shown.find(({ file }) => file.endsWith('/Button.tsx'))?.states).toContain('Busy');
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
