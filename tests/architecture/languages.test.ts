import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Hard-coded branches on a language, which would break when a third one is added. */
const choice = /=== '(?:vi|en)'|\? '(?:vi|en)'/;

const files = ['src', 'scripts', '.storybook']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.generated.') && !file.startsWith('src/i18n/'));

it('chooses between no two languages by name: texts by language are read with `localized`', () => {
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (choice.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
