import { expect, it } from 'vitest';
import type { Problem } from '../../../manifest/index.ts';
import type { FontFiles } from '../../media/fonts/fontFiles.ts';
import { chooserPage } from './chooserPage.ts';
import { chooserWords } from './chooserWords.ts';

const fonts = { packaged: () => '/f.woff2' } as unknown as FontFiles;

const noteOf = (severity: Problem['severity'], isServed: boolean) => {
  const message = { vi: 'Thiếu tên.', en: 'The name is missing.' };
  const problem: Problem = { code: 'key.missing', severity, pointer: '', file: 'brand.json', line: 1, column: 1, message };
  return chooserPage('en', [], [{ folder: 'aurora', problems: [problem], isServed }], fonts).html;
};

it('says of a brand with problems whether it is served', () => {
  expect(noteOf('error', true)).toContain(chooserWords.en.problems);
  expect(noteOf('error', false)).toContain(chooserWords.en.refused);
  expect(noteOf('warning', true)).toContain(chooserWords.en.advice);
});
