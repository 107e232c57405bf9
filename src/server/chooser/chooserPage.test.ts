import { expect, it } from 'vitest';
import type { Problem } from '../../manifest/index.ts';
import type { FontFiles } from '../page/fontFiles.ts';
import { chooserPage } from './chooserPage.ts';

const fonts = { packaged: () => '/f.woff2' } as unknown as FontFiles;

const noteOf = (severity: Problem['severity'], isServed: boolean) => {
  const message = { vi: 'Thiếu tên.', en: 'The name is missing.' };
  const problem: Problem = { code: 'key.missing', severity, pointer: '', file: 'brand.json', line: 1, column: 1, message };
  return chooserPage('en', [], [{ folder: 'aurora', problems: [problem], isServed }], fonts).html;
};

it('says of a brand with problems whether it is served', () => {
  expect(noteOf('error', true)).toContain('its last good version keeps serving');
  expect(noteOf('error', false)).toContain('not served yet');
  expect(noteOf('warning', true)).not.toMatch(/needs a fix/);
});
