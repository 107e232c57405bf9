import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modesByStory } from '../../scripts/chromatic/modes.ts';
import { outcomeOf } from '../../scripts/chromatic/outcome.ts';
import { runChromatic } from '../../scripts/chromatic/runChromatic.ts';
import { modesByFile, withModes } from '../../scripts/chromatic/withModes.ts';
import { cellOf, type Story } from '../../scripts/snapshots/cell.ts';
import { openChromaticDouble } from './chromaticDouble.ts';
import { chromatic, token } from './chromaticProgram.ts';

const folder = mkdtempSync(join(tmpdir(), 'chromatic-'));
/** A placeholder build: tests that need a real Storybook build share one in `pictures.test.ts`. */
const built = ['--storybook', folder];
const files = ['iframe.html', 'index.html', 'index.json', 'project.json', 'assets/preview.js', 'brands.json'];

beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  for (const file of files) writeFileSync(join(folder, file), file.endsWith('.json') ? '{}' : `<!doctype html>${file}`);
});
afterAll(() => rmSync(folder, { recursive: true }));

const story: Story = {
  id: 'screens-home--guest',
  title: 'Screens/Home',
  state: 'Guest',
  file: 'src/pages/HomePage.stories.tsx',
  exportName: 'Guest',
  tags: [],
};

describe('chromatic', () => {
  it('uploads every file and ends by what the service found [QA-07]', { timeout: 180_000 }, async () => {
    const double = await openChromaticDouble({ changes: 2 });
    try {
      const { code, text } = await chromatic({ CHROMATIC_PROJECT_TOKEN: token, CHROMATIC_INDEX_URL: double.address }, built);
      expect(text).toContain('Chromatic found changes');
      expect(code).toBe(1);
      expect([...double.uploads.keys()].toSorted()).toEqual(files.toSorted());
      expect(double.uploads.get('assets/preview.js')?.toString('utf8')).toContain('<!doctype html>assets/preview.js');
      expect(double.asked.map(({ operation }) => operation)).toEqual(
        expect.arrayContaining([
          'CreateAppTokenMutation',
          'AnnounceBuildMutation',
          'PublishBuildMutation',
          'SnapshotBuildQuery',
        ]),
      );
    } finally {
      await double.close();
    }
  });

  it('says immediately that there is no token, or no network, with separate codes [QA-07]', { timeout: 60_000 }, async () => {
    expect(await chromatic({}, built)).toMatchObject({
      code: 5,
      text: expect.stringContaining('CHROMATIC_PROJECT_TOKEN is empty'),
    });
    const offline = await chromatic({ CHROMATIC_PROJECT_TOKEN: token, CHROMATIC_INDEX_URL: 'http://127.0.0.1:9' }, built);
    expect(offline).toMatchObject({ code: 4, text: expect.stringContaining('cannot be reached') });
  });

  it('ends a program that does not answer', { timeout: 60_000 }, async () => {
    const ended = await runChromatic({ storybook: folder, token, milliseconds: 100, write: () => undefined });
    expect(ended.timedOut).toBe(true);
    expect(outcomeOf(ended)).toMatchObject({ code: 4 });
  });

  it('reads code 1 as changes only where a build was made', () => {
    expect(outcomeOf({ status: 1, timedOut: false, output: 'unhandled rejection' }).code).toBe(6);
    expect(outcomeOf({ status: 1, timedOut: false, output: 'https://www.chromatic.com/build?appId=a&number=3' }).code).toBe(1);
    expect(outcomeOf({ status: 11, timedOut: false, output: '' }).code).toBe(3);
    expect(outcomeOf({ status: 201, timedOut: false, output: '' }).code).toBe(4);
  });

  it('writes the modes of the plan into the stories, and leaves out the others [QA-07]', async () => {
    const cells = [cellOf(story, { brand: 'alpha', mode: 'dark', language: 'vi', width: 390 }, 'brands')];
    const other = { ...story, id: 'screens-home--member', exportName: 'Member' };
    const plugin = withModes(modesByFile([story, other], modesByStory(cells)));
    const source = 'export const Guest = { parameters: { chromatic: { delay: 1 }, layout: 1 } };\nexport const Member = {};';
    const transform = plugin.transform as (code: string, id: string) => { code: string } | null;
    const result = transform.call({} as never, source, `/repo/${story.file}`)?.code ?? '';
    const module = (await import(`data:text/javascript,${encodeURIComponent(result)}`)) as Record<string, unknown>;
    expect(module['Guest']).toEqual({
      parameters: {
        layout: 1,
        chromatic: {
          delay: 1,
          modes: { 'alpha.dark.vi.390': { brand: 'alpha', mode: 'dark', language: 'vi', viewport: 390 } },
        },
      },
    });
    expect(module['Member']).toEqual({ parameters: { chromatic: { disableSnapshot: true } } });
    expect(transform.call({} as never, source, '/repo/src/other.ts')).toBeNull();
  });
});
