import { expect, test } from 'vitest';
import { loadedAreas, unloadedWords, usedAreas } from './wordAreas.ts';

test('whatever a part shows in words is loaded on every way from the entry to it [LANG-01]', () => {
  expect(unloadedWords('app/site.tsx')).toEqual([]);
});

test('a used and a loaded area are found in a part', () => {
  expect([...usedAreas("const t = useText(); t('form.count'); t(`records.kind.${kind}`)")]).toEqual(['form', 'member-records']);
  expect([...loadedAreas("<WithWords areas={['member', 'form']}>")]).toEqual(['member', 'form']);
});
