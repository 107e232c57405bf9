import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A choice between two languages would have to be found and changed for a third one. */
const choice = /=== '(?:vi|en)'|\? '(?:vi|en)'/;

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.generated.') && !file.startsWith('src/i18n/'));

it('chooses between no two languages by name: texts by language are read with `localized`', () => {
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (choice.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
