import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '../../src/domain/language.ts';
import { sourceOf } from './importGraph.ts';
import { loadedAreas, siteFiles, unloadedWords, usedAreas } from './wordAreas.ts';

test('whatever a part shows in words is loaded on every way from the entry to it [LANG-01]', () => {
  expect(unloadedWords('app/site.tsx')).toEqual([]);
});

test('no component shows words of an area outside of what it loads them for [LANG-01]', () => {
  const early = siteFiles.flatMap((file) =>
    sourceOf(file)
      .split(/\n(?=(?:export )?(?:default )?(?:function|const) )/)
      .filter((component) => component.includes('<WithWords'))
      .flatMap((component) => {
        const loaded = loadedAreas(component);
        return [...usedAreas(component)].flatMap((area) => (loaded.has(area) ? [`${file}: ${area}`] : []));
      }),
  );
  expect(early).toEqual([]);
});

test('every language loads the same areas, at first and later [LANG-01]', () => {
  const listed = (language: string) => ({
    first: [...readFileSync(`src/i18n/${language}.words.generated.ts`, 'utf8').matchAll(/^import (\w+) from/gm)].map(
      ([, name]) => name,
    ),
    later: [
      ...readFileSync(`src/i18n/${language}.areas.generated.ts`, 'utf8').matchAll(
        /^ {2}'?([\w-]+)'?: \(\) => import\('\.\/(\w+)\//gm,
      ),
    ].map(([, area, folder]) => [area, folder === language]),
  });
  const [one, ...others] = languages.map(listed);
  expect(one?.first.length).toBeGreaterThan(0);
  expect(one?.later.length).toBeGreaterThan(20);
  for (const other of others) expect(other).toEqual(one);
});

test('a used and a loaded area are found in a part', () => {
  expect([...usedAreas("const t = useText(); t('form.count'); t(`records.kind.${kind}`)")]).toEqual(['form', 'member-records']);
  expect([...usedAreas("actions.fail('form.count')", 'flows/deposit/setup.ts')]).toEqual(['form']);
  expect([...loadedAreas("<WithWords areas={['member', 'form']}>")]).toEqual(['member', 'form']);
});
